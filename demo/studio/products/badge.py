"""A pin badge of 58 mm: printed paper below clear film, pressed over a tin dome; behind it is bare tin with a pin."""

import numpy as np

from geometry import arc, bevelled_slab, rounded_rectangle, sweep_tube, turn_profile
from materials import glaze, metal
from nodes import solid
from passes import Model
from scene import add_area_light, add_ground, light_from_above, look_down, print_area

RADIUS, RISE = 0.029, 0.0052
FRAME = 0.0845
PRINT = 0.049


def profile():
    """A rolled edge, then a dome that is flattest in its middle."""
    line = [(RADIUS - 0.0016, 0.0)] + arc(RADIUS - 0.0016, 0.0016, 0.0016, -90, 35, 10)
    r0, z0 = line[-1]
    t = np.linspace(0, 1, 40)[1:]
    return line + [(r0 * (1 - k), z0 + (RISE - z0) * (1 - (1 - k) ** 3.2)) for k in t]


def back_profile():
    """The rolled edge, and the plate that is pressed into it with a step."""
    line = [(RADIUS - 0.0040, 0.0), (RADIUS - 0.0008, 0.0016)] + arc(RADIUS - 0.0015, 0.0030, 0.0015, -25, 165, 14)
    line += [(RADIUS - 0.0032, 0.0024), (RADIUS - 0.0038, 0.0019), (RADIUS - 0.0050, 0.0019), (RADIUS - 0.0056, 0.0022)]
    return line + [(RADIUS - 0.0062, 0.0027)] + [(r, 0.0029) for r in np.linspace(RADIUS - 0.0070, 0, 30)]


def build_pin():
    """A safety pin: a wire that is fastened to the plate, its coil, its arm, and the clasp."""
    wire = solid('wire', (0.62, 0.61, 0.59), 0.16, 0.5, Metallic=1.0)
    t = np.linspace(0, 1, 40)
    x = -0.0185 + 0.0370 * t
    fastened = np.column_stack([x, -0.0030 + 0.0014 * np.sin(np.pi * t), np.full(40, 0.0036)])
    arm = np.column_stack([x, 0.0012 + 0.0030 * np.sin(np.pi * t) * (1 - 0.3 * t), 0.0042 + 0.0012 * np.sin(np.pi * t)])
    k = np.linspace(0, 2 * np.pi * 1.75, 70)
    coil = np.column_stack(
        [-0.0202 + 0.0021 * np.cos(k + 1.2), -0.0009 + 0.0021 * np.sin(k + 1.2), 0.0036 + 0.0009 * k / k[-1]]
    )
    parts = [sweep_tube('pin', path, 0.00052, 14) for path in (fastened, arm, coil)]
    clasp = bevelled_slab('clasp', rounded_rectangle(0.0052, 0.0068, 0.0016), 0.0026, 0.0012)
    clasp.location = (0.0200, -0.0008, 0.0029)
    parts.append(clasp)
    # A strip of tin holds the wire down.
    for place in (-0.0095, 0.0095):
        strip = bevelled_slab('strip', rounded_rectangle(0.0042, 0.0034, 0.0006), 0.0014, 0.0006)
        strip.location = (place, -0.0018, 0.0029)
        parts.append(strip)
    for part in parts:
        part.data.materials.append(wire)
    return parts


def build_back():
    tin = turn_profile('tin', back_profile(), 192)
    look_down(FRAME)
    light_from_above(FRAME)
    add_area_light((-0.075, 0.085, 0.16), (0, 0, 0), 0.06, 0.09, 0.16)
    return Model(colored=[(tin, metal())], area=(300, 580, 400, 150), fixed=build_pin(), ground=add_ground(), flat=0.85)


def build(side):
    if side == 'back':
        return build_back()
    badge = turn_profile('badge', profile(), 192)
    look_down(FRAME)
    light_from_above(FRAME)
    # A window that the film mirrors.
    add_area_light((-0.075, 0.085, 0.115), (0, 0, 0), 0.035, 0.055, 0.10)
    area = print_area(FRAME, PRINT, PRINT, PRINT / 2)
    return Model(colored=[(badge, glaze(roughness=0.10, ripple=0.015))], area=area, ground=add_ground())
