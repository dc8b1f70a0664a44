"""A T-shirt of a middle size."""

from garment import Garment
from shirt import build_laid


def build(side):
    return build_laid(Garment(), side, seed=3 if side == 'front' else 14)
