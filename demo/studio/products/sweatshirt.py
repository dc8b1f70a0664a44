"""A sweatshirt of a middle size, with ribbed cuffs and hem."""

from garment import Garment
from shirt import build_laid

PATTERN = Garment(
    neck=0.090, front_drop=0.088, back_drop=0.020, band=0.026,
    tip=(0.245, -0.046), under=(0.290, -0.275), waist=(0.288, -0.45), side=(0.262, -0.668), hem=-0.672,
    sleeve_top=(0.458, -0.583), sleeve_low=(0.372, -0.620), sleeve_bulge=0.016,
    cuff_width=0.062, hem_width=0.060, ribbed=True, thickness=0.0009, bend=0.8e-4, slack=0.0055,
    frame=1.0, center=-0.335, print_size=(0.300, 0.400, 0.450), print_top=(-0.165, -0.11),
)  # fmt: skip


def build(side):
    return build_laid(PATTERN, side, seed=7 if side == 'front' else 15)
