"""A frosted glass in the shape of a can: 12.8 cm high, 7.2 cm wide."""

import math

import numpy as np

from geometry import arc, create_mesh, turn_profile
from materials import frosted_glass
from nodes import solid
from passes import Model
from scene import add_area_light, add_ground, light_from_front, look_ahead, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
RADIUS, HEIGHT, WALL = 0.036, 0.128, 0.0028
NECK = 0.0288
FRAME = 0.192
PRINT_WIDTH, PRINT_TOP, PRINT_BOTTOM = 0.0550, 0.096, 0.0195


def smooth(lower, upper, count):
    """A soft bend from one (radius, height) to another, both ends upright."""
    t = np.linspace(0, 1, count)
    k = t * t * (3 - 2 * t)
    return [(lower[0] + (upper[0] - lower[0]) * b, lower[1] + (upper[1] - lower[1]) * a) for a, b in zip(t, k)]


def profile():
    """Once around the wall: up on the outside, over the lip and down on the inside; the bottom is thick."""
    line = [(0, 0.0022), (RADIUS - 0.0105, 0.0022), (RADIUS - 0.0090, 0.0004)]
    line += arc(RADIUS - 0.0070, 0.0018, 0.0018, 230, 300, 5)
    line += smooth((RADIUS - 0.0055, 0.0012), (RADIUS, 0.0130), 14)
    line += [(RADIUS, z) for z in np.linspace(0.016, 0.100, 24)]
    line += smooth((RADIUS, 0.102), (NECK, 0.1200), 18)
    line += [(NECK, z) for z in np.linspace(0.1215, HEIGHT - 0.0032, 4)]
    # A rolled lip, a little wider than the neck.
    line += arc(NECK - 0.0004, HEIGHT - 0.0019, 0.0019, -40, 220, 16)
    line += [(NECK - WALL, z) for z in np.linspace(HEIGHT - 0.006, 0.1205, 3)]
    line += smooth((NECK - WALL, 0.1190), (RADIUS - WALL, 0.1015), 16)
    line += [(RADIUS - WALL, z) for z in np.linspace(0.098, 0.020, 20)]
    return line + arc(RADIUS - WALL - 0.009, 0.0185, 0.009, 0, -86, 9) + [(0, 0.0090)]


def add_dark_card(x):
    """A black card beside the glass: only what passes through the wall at its edges sees it, which draws them."""
    points = [(x, -0.05, 0), (x, 0.35, 0), (x, 0.35, 0.25), (x, -0.05, 0.25)]
    card = create_mesh('dark card', points, [(0, 1, 2, 3)], smooth=False)
    card.data.materials.append(solid('black', (0.004, 0.004, 0.004), 1.0, 0.0))
    card.visible_camera = card.visible_shadow = card.visible_diffuse = False


def build(side):
    glass = turn_profile('glass', profile(), 192)
    light_from_front(FRAME)
    # Cards on both sides, which the wall mirrors as stripes.
    add_area_light((-0.20, -0.16, 0.08), (0, 0, 0.06), 0.06, 0.20, 0.7)
    add_area_light((0.22, -0.02, 0.09), (0, 0, 0.06), 0.03, 0.20, 0.25)
    for x in (-0.12, 0.12):
        add_dark_card(x)
    middle = HEIGHT / 2 + 0.001
    look_ahead(FRAME, middle, elevation=11)
    slope = math.cos(math.radians(11))
    top, bottom = (middle + (z - middle) * slope for z in (PRINT_TOP, PRINT_BOTTOM))
    area = print_area(FRAME, PRINT_WIDTH, top - bottom, top, (0, middle))
    return Model(colored=[(glass, frosted_glass(HEIGHT - 0.0075))], area=area, ground=add_ground(), flat=0.86, print_width=PRINT_WIDTH)
