"""Parts that opponents are composed of: heads, hair, poses, hands, garments, props and finales."""
