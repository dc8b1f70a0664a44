"""A cotton bandana, 55 x 55 cm, unfolded on a table with the creases of its folding."""

import numpy as np

from geometry import create_mesh
from laying import lay_down, thick_sheets
from materials import cloth, pucker, stitches, weave_height
from passes import Model
from pattern import SingleSheet, resample
from scene import add_ground, light_from_above, look_down, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
SIDE, STEP = 0.55, 0.0075
FRAME = 0.70
PRINT = 0.500


def outline():
    h = SIDE / 2
    return resample([(-h, -h), (h, -h), (h, h), (-h, h), (-h, -h)], STEP)[:-1]


def cotton_height(nodes):
    x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
    edge = nodes.times(nodes.attribute('d_edge'), 1000.0)
    total = weave_height(nodes, thread=0.7, depth=0.05, slubs=0.14)
    total = nodes.minus(total, stitches(nodes, edge, 6.0, nodes.add(x, y), 2.6))
    return nodes.add(total, nodes.times(nodes.math('LESS_THAN', edge, 7.0), 0.35), pucker(nodes, edge, 6.0, 7.0))


def crease(flat):
    """Folded twice in each direction: ridges and valleys that have not quite lain down, in meters."""
    x, y = flat[:, 0], flat[:, 1]
    half, quarter = 0.0, SIDE / 4
    rise = 0.0030 * np.exp(-np.abs(x - half) / 0.010) - 0.0020 * np.exp(-np.abs(y - half) / 0.010)
    for place, sign in ((-quarter, 1), (quarter, -1)):
        rise += sign * 0.0013 * np.exp(-np.abs(x - place) / 0.008) + sign * -0.0010 * np.exp(-np.abs(y - place) / 0.008)
    return rise


def build(side):
    sheet = SingleSheet(outline(), STEP)
    x = lay_down(sheet, thickness=0.0002, bend=6e-4, slack=0.0052, calm=(0, 0, 0.20), seed=41)
    x[:, 2] = np.maximum(x[:, 2] + 0.0022 + crease(sheet.flat), 0.0004)
    marks = {'d_edge': SIDE / 2 - np.abs(sheet.flat).max(1)}
    hem = lambda attributes: 0.0002 + 0.0004 * (attributes['d_edge'] < 0.007)
    points, faces, attributes = thick_sheets(sheet, x, marks, hem)
    bandana = create_mesh('bandana', points, faces, attributes=attributes)
    look_down(FRAME)
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT, PRINT, PRINT / 2)
    return Model(colored=[(bandana, cloth(cotton_height, fuzz=0.08, gloss=0.015))], area=area, ground=add_ground(), print_width=PRINT)
