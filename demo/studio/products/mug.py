"""A glazed mug that stands on the table: 8.2 cm wide, 9.5 cm high, white inside."""

import math

import numpy as np

from geometry import arc, sweep_tube, turn_profile
from materials import glaze
from nodes import create_material, principled
from passes import Model
from scene import add_area_light, add_ground, light_from_front, look_ahead, print_area

RADIUS, HEIGHT, WALL = 0.041, 0.095, 0.0038
FRAME = 0.182
PRINT_WIDTH, PRINT_TOP, PRINT_BOTTOM = 0.062, 0.086, 0.010


def outer_profile():
    """From the foot up to the middle of the lip."""
    line = [(0, 0.003), (RADIUS - 0.010, 0.003), (RADIUS - 0.009, 0.0005)]
    line += arc(RADIUS - 0.0075, 0.0015, 0.0015, 225, 300, 4)
    line += arc(RADIUS - 0.006, 0.006, 0.006, -60, 0, 7)
    line += [(RADIUS, z) for z in np.linspace(0.012, HEIGHT - 0.004, 24)]
    return line + arc(RADIUS - WALL / 2, HEIGHT - WALL / 2, WALL / 2, 0, 100, 6)


def inner_profile():
    line = arc(RADIUS - WALL / 2, HEIGHT - WALL / 2, WALL / 2, 100, 180, 5)
    line += [(RADIUS - WALL, z) for z in np.linspace(HEIGHT - 0.006, 0.014, 12)]
    return line + arc(RADIUS - WALL - 0.008, 0.014, 0.008, 0, -80, 7) + [(0, 0.006)]


def build_handle(direction):
    """A flattened tube along a rounded D, set a little into the wall; it points to the right or to the left."""
    t = np.linspace(-math.pi / 2, math.pi / 2, 49)
    bend = 0.72
    x = RADIUS - 0.0022 + 0.031 * np.abs(np.cos(t)) ** bend
    z = 0.051 + 0.030 * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** bend
    end = np.maximum(0, np.abs(t) / (math.pi / 2) - 0.82) / 0.18
    path = np.stack([direction * x, np.zeros_like(x), z], 1)
    return sweep_tube('handle', path, 0.0058 + 0.003 * end, sides=28, flatness=0.74)


def white_inside(nodes):
    return principled(nodes, (0.80, 0.79, 0.765), Roughness=0.1, IOR=1.5)


def build(side):
    direction = 1 if side == 'front' else -1
    outside = turn_profile('outside', outer_profile())
    inside = turn_profile('inside', inner_profile())
    inside.data.materials.append(create_material('inside', white_inside))
    handle = build_handle(direction)
    turn = math.radians(-8 * direction)
    handle.rotation_euler = (0, 0, turn)
    # The mug with its handle is centered, not the mug alone.
    shift = -direction * 0.0165
    for part in (outside, inside, handle):
        part.location = (shift, 0, 0)
    light_from_front(FRAME)
    # A bright card beside it, which the glaze mirrors as a window.
    add_area_light((-0.21, -0.20, 0.10), (shift, 0, 0.055), 0.10, 0.15, 0.55)
    middle = HEIGHT / 2 + 0.002
    look_ahead(FRAME, middle, elevation=9)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_TOP - PRINT_BOTTOM, PRINT_TOP, (0, middle), shift)
    coat = glaze()
    colored = [(outside, coat), (handle, coat)]
    return Model(colored, area, fixed=[inside], ground=add_ground(), print_width=PRINT_WIDTH)
