"""A long-sleeve T-shirt of a middle size."""

from garment import Garment
from shirt import build_laid

PATTERN = Garment(
    sleeve_top=(0.458, -0.602), sleeve_low=(0.380, -0.634), sleeve_bulge=0.014, frame=1.0,
)  # fmt: skip


def build(side):
    return build_laid(PATTERN, side, seed=21 if side == 'front' else 33)
