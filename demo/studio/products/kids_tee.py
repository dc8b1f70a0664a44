"""A T-shirt for children."""

from garment import Garment
from shirt import build_laid

PATTERN = Garment(
    neck=0.070, front_drop=0.072, back_drop=0.016, band=0.016,
    tip=(0.157, -0.028), under=(0.182, -0.170), waist=(0.184, -0.30), side=(0.190, -0.437), hem=-0.442,
    sleeve_top=(0.278, -0.102), sleeve_low=(0.222, -0.203), sleeve_bulge=0.003,
    cuff_width=0.016, hem_width=0.016, slack=0.0058, step=0.006,
    frame=0.64, center=-0.215, print_size=(0.220, 0.241, 0.284), print_top=(-0.125, -0.08),
)  # fmt: skip


def build(side):
    return build_laid(PATTERN, side, seed=5 if side == 'front' else 17)
