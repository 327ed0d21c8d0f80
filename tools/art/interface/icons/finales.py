"""Pictures of what is left when all is lost, on a grid of 64 units; named in packs as the garments are."""

from tools.art.interface.icons.line import LineIcon

FINALES: dict[str, LineIcon] = {
    "fan": LineIcon(
        outlines=("M32 56L5 27C12 9 52 9 59 27Z",),
        details=(
            "M32 56L14 18",
            "M32 56L23 14.5",
            "M32 56V13",
            "M32 56L41 14.5",
            "M32 56L50 18",
            "M18 41C26 33 38 33 46 41",
        ),
        dots=((32, 56, 2.4),),
    ),
    "drum": LineIcon(
        outlines=(
            "M30 7a25 25 0 1 0 .1 0Z",
            "M30 14a18 18 0 1 0 .1 0Z",
        ),
        details=(
            "M30 32V14M30 32L42.7 19.3M30 32H48M30 32L42.7 44.7M30 32V50M30 32L17.3 44.7M30 32H12M30 32L17.3 19.3",
            "M14 51L9 59M46 51L51 59",
            "M47 17L57 7",
        ),
        dots=((58, 6, 3),),
    ),
    "cards": LineIcon(
        outlines=(
            "M21 6H43V50H21Z",
            "M21 10L9 14.5L17 47L21 46Z",
            "M43 10L55 14.5L47 47L43 46Z",
            "M9.6 17L2.5 25.5L13 48L17 47Z",
            "M54.4 17L61.5 25.5L51 48L47 47Z",
        ),
        details=("M32 27C27 18 18.5 26 32 38C45.5 26 37 18 32 27Z",),
        dots=((26, 12, 1.8), (38, 44.5, 1.8)),
    ),
    "cake": LineIcon(
        outlines=("M25 15H39V27H25Z", "M17 27H47V39H17Z", "M9 39H55V52H9Z"),
        details=(
            "M25 19C27 23 30 23 32 19C34 23 37 23 39 19",
            "M17 31C20 35 24 35 27 31C30 35 34 35 37 31C40 35 44 35 47 31",
            "M9 43C13 48 17 48 20 43C24 48 28 48 32 43C36 48 40 48 44 43C47 48 51 48 55 43",
            "M5 52H59M32 52V58M22 59H42",
            "M32 8C33 5 35 4 37 4",
        ),
        dots=((32, 11, 2.8),),
    ),
    "parachute": LineIcon(
        outlines=(
            (
                "M4 31C4 14 17 5 32 5C47 5 60 14 60 31C56 26 50 26 46.5 31C42.5 26 36 26 32 31C28 26 21.5 26 17.5 31"
                "C14 26 8 26 4 31Z"
            ),
        ),
        details=(
            "M17.5 31C17 19 23 9 32 5C41 9 47 19 46.5 31",
            "M4 31L30 53M60 31L34 53M17.5 31L31 53M46.5 31L33 53M32 31V53",
            "M32 53a3 3 0 1 0 .1 0",
        ),
    ),
    "parasol": LineIcon(
        outlines=(
            (
                "M4 32C8 16 19 8 32 8C45 8 56 16 60 32C55 28 48 28 44 32C40 28 36 28 32 32C28 28 24 28 20 32"
                "C16 28 9 28 4 32Z"
            ),
        ),
        details=("M32 8C25 14 21 23 20 32M32 8C39 14 43 23 44 32", "M32 8V4", "M32 32V53C32 60 41 60 41 53"),
    ),
    "barrel": LineIcon(
        outlines=("M16 8H48C55 22 55 42 48 56H16C9 42 9 22 16 8Z",),
        details=(
            "M12.5 18H51.5M11.2 24H52.8",
            "M11.2 40H52.8M12.5 46H51.5",
            "M25 8V18M39 8V18M25 24V40M39 24V40M25 46V56M39 46V56",
        ),
        dots=((32, 32, 2.6),),
    ),
    "blackboard": LineIcon(
        outlines=("M5 8H59V45H5Z",),
        details=(
            "M5 45L3 50H61L59 45",
            "M16 50L12 60M48 50L52 60",
            "M13 18C17 13 21 23 25 18M30 18H50M13 27H38M13 36H29",
            "M44 32H50V38H44Z",
        ),
    ),
}
