"""Application icons in the files that Windows and macOS want, made from PNG pictures."""

from __future__ import annotations


def windows_icon(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon that holds PNG pictures, keyed by their side in pixels."""
    header = b"\x00\x00\x01\x00" + len(pictures).to_bytes(2, "little")
    offset = len(header) + 16 * len(pictures)
    entries = bytearray()
    for side, data in pictures.items():
        stored_side = side % 256
        entries += bytes((stored_side, stored_side, 0, 0)) + b"\x01\x00\x20\x00"
        entries += len(data).to_bytes(4, "little") + offset.to_bytes(4, "little")
        offset += len(data)
    return header + bytes(entries) + b"".join(pictures.values())


def mac_icon(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon that holds PNG pictures, keyed by their side in pixels."""
    kinds = {16: b"icp4", 32: b"icp5", 64: b"icp6", 256: b"ic08", 512: b"ic09"}
    parts = [kinds[side] + (len(data) + 8).to_bytes(4, "big") + data for side, data in pictures.items()]
    body = b"".join(parts)
    return b"icns" + (len(body) + 8).to_bytes(4, "big") + body
