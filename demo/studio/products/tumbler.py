"""A steel tumbler with a lid and a straw: 18.5 cm high, 9.2 cm wide, powder-coated down to its bare foot."""

import math

import numpy as np

from geometry import arc, bevelled_slab, rounded_rectangle, sweep_tube, turn_profile
from materials import powder
from nodes import solid
from passes import Model
from scene import add_area_light, add_ground, light_from_front, look_ahead, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
FOOT, SHOULDER, HEIGHT = 0.0300, 0.0420, 0.170
FOOT_HEIGHT = 0.0105
LID, LID_TOP = 0.0460, 0.185
FRAME, MIDDLE = 0.272, 0.1145
PRINT_WIDTH, PRINT_TOP, PRINT_BOTTOM = 0.0560, 0.143, 0.0415
STRAW = 0.0040


def radius_at(z):
    return FOOT + (SHOULDER - FOOT) * z / HEIGHT


def wall_profile():
    line = [(radius_at(FOOT_HEIGHT) - 0.0012, FOOT_HEIGHT - 0.0002)]
    line += arc(radius_at(FOOT_HEIGHT) - 0.0006, FOOT_HEIGHT + 0.0008, 0.0007, -90, 0, 6)
    return line + [(radius_at(z), z) for z in np.linspace(FOOT_HEIGHT + 0.002, HEIGHT, 40)]


def foot_profile():
    """Bare steel, turned: a groove below the coat, and a rounded edge."""
    low = 0.004
    line = [(0, 0.0012), (FOOT - 0.007, 0.0012), (FOOT - 0.006, 0)]
    line += arc(FOOT - low, low, low, -85, -4, 10)
    return line + [
        (radius_at(FOOT_HEIGHT) - 0.0008, FOOT_HEIGHT - 0.0008),
        (radius_at(FOOT_HEIGHT) - 0.002, FOOT_HEIGHT),
    ]


def lid_profile():
    """A rim over the wall, a step, and a sunken top."""
    line = [(SHOULDER - 0.001, 0.1695), (LID - 0.0008, 0.1695)]
    line += arc(LID - 0.0010, 0.1705, 0.0010, -80, 0, 5)
    line += [(LID, z) for z in np.linspace(0.1725, 0.1775, 4)]
    line += arc(LID - 0.0022, 0.1788, 0.0022, 0, 80, 7)
    line += [(LID - 0.0052, 0.1815)]
    line += arc(LID - 0.0078, LID_TOP - 0.0018, 0.0018, 10, 100, 6)
    return line + [(LID - 0.0098, LID_TOP - 0.0012), (LID - 0.0112, LID_TOP - 0.0042), (0, LID_TOP - 0.0046)]


def build_straw():
    """It leans a little, and its opening shows that it is hollow."""
    t = np.linspace(0, 1, 30)
    path = np.column_stack([0.016 + 0.010 * t, -0.004 - 0.002 * t, LID_TOP - 0.010 + 0.052 * t])
    straw = sweep_tube('straw', path, STRAW, 32)
    straw.data.materials.append(solid('straw', (0.80, 0.79, 0.76), 0.22, 0.5))
    hollow = sweep_tube('hollow', path[-1] + np.array([(0, 0, -0.0002), (0, 0, 0.0001)]), STRAW * 0.80, 32)
    hollow.data.materials.append(solid('hollow', (0.10, 0.10, 0.10), 0.8, 0.1))
    return [straw, hollow]


def build_lid():
    dark = solid('lid', (0.022, 0.022, 0.024), 0.30, 0.45)
    lid = turn_profile('lid', lid_profile(), 160)
    collar = turn_profile('collar', [(0.0082, LID_TOP - 0.0050)] + arc(0.0066, LID_TOP - 0.0026, 0.0014, 0, 180, 8), 48)
    collar.location = (0.0160, -0.0042, 0)
    tab = bevelled_slab('tab', rounded_rectangle(0.020, 0.010, 0.003), 0.0024, 0.0008)
    tab.location = (-0.014, -0.010, LID_TOP - 0.0048)
    for part in (lid, collar, tab):
        part.data.materials.append(dark)
    return [lid, collar, tab]


def build(side):
    wall = turn_profile('wall', wall_profile(), 192)
    foot = turn_profile('foot', foot_profile(), 192)
    foot.data.materials.append(solid('steel', (0.60, 0.60, 0.60), 0.24, 0.5, Metallic=1.0))
    light_from_front(FRAME)
    # Cards on both sides: the coat mirrors the wide one as a soft stripe, the narrow one along its edge.
    add_area_light((-0.26, -0.22, 0.12), (0, 0, 0.09), 0.08, 0.24, 1.5)
    add_area_light((0.30, -0.06, 0.12), (0, 0, 0.09), 0.03, 0.26, 0.2)
    look_ahead(FRAME, MIDDLE, elevation=9)
    # Seen from above by some degrees, heights are a little shorter than they are.
    slope = math.cos(math.radians(9))
    top, bottom = (MIDDLE + (z - MIDDLE) * slope for z in (PRINT_TOP, PRINT_BOTTOM))
    area = print_area(FRAME, PRINT_WIDTH, top - bottom, top, (0, MIDDLE))
    return Model(colored=[(wall, powder())], area=area, fixed=[foot, *build_lid(), *build_straw()], ground=add_ground(), print_width=PRINT_WIDTH)
