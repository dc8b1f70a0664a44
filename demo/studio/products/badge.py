"""A pin badge of 58 mm: printed paper below clear film, pressed over a tin dome."""

import numpy as np

from geometry import arc, turn_profile
from materials import glaze
from passes import Model
from scene import add_area_light, add_ground, light_from_above, look_down, print_area

SIDES = ('front',)
RADIUS, RISE = 0.029, 0.0052
FRAME = 0.0845
PRINT = 0.049


def profile():
    """A rolled edge, then a dome that is flattest in its middle."""
    line = [(RADIUS - 0.0016, 0.0)] + arc(RADIUS - 0.0016, 0.0016, 0.0016, -90, 35, 10)
    r0, z0 = line[-1]
    t = np.linspace(0, 1, 40)[1:]
    return line + [(r0 * (1 - k), z0 + (RISE - z0) * (1 - (1 - k) ** 3.2)) for k in t]


def build(side):
    badge = turn_profile('badge', profile(), 192)
    look_down(FRAME)
    light_from_above(FRAME)
    # A window that the film mirrors.
    add_area_light((-0.075, 0.085, 0.115), (0, 0, 0), 0.035, 0.055, 0.10)
    area = print_area(FRAME, PRINT, PRINT, PRINT / 2)
    return Model(colored=[(badge, glaze(roughness=0.10, ripple=0.015))], area=area, ground=add_ground())
