"""A filled cushion, 45 x 45 cm, seen from above."""

import numpy as np

from geometry import create_mesh
from laying import fill_with_air, thick_sheets
from materials import cloth, weave_height
from passes import Model
from pattern import Sewn, resample
from scene import add_ground, light_from_above, look_down, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
SIDE, VOLUME, STEP = 0.45, 0.0108, 0.008
FRAME = 0.62
PRINT = 0.360


def outline():
    half, corner = SIDE / 2, 0.012
    corners = [
        (-half + corner, -half), (half - corner, -half), (half, -half + corner), (half, half - corner),
        (half - corner, half), (-half + corner, half), (-half, half - corner), (-half, -half + corner),
        (-half + corner, -half),
    ]  # fmt: skip
    return resample(corners, STEP)[:-1]


def linen_height(nodes):
    edge = nodes.times(nodes.attribute('d_edge'), 1000.0)
    seam = nodes.times(nodes.band(edge, 0.0, 0.3, 1.6), 0.5)
    return nodes.minus(weave_height(nodes, thread=0.9, depth=0.05, slubs=0.16), seam)


def build(side):
    sewn = Sewn(outline(), outline(), STEP, lambda points, is_lower: np.ones(len(points), bool))
    # Filling is never even: a hand leaves a dent.
    x = fill_with_air(sewn, VOLUME, dents=[(0.05, 0.13, 0.09, 0.35)])
    # It rests on the table with its lower half flattened by its weight.
    low = x[:, 2].min()
    x[:, 2] = np.maximum(x[:, 2] - low - 0.034, 0.001)
    marks = {'d_edge': SIDE / 2 - np.abs(sewn.flat).max(1)}
    points, faces, attributes = thick_sheets(sewn, x, marks, 0.0004)
    cushion = create_mesh('cushion', points, faces, attributes=attributes)
    look_down(FRAME)
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT, PRINT, PRINT / 2)
    return Model(colored=[(cushion, cloth(linen_height))], area=area, ground=add_ground(), print_width=PRINT)
