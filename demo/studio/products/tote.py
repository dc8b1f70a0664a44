"""A canvas tote bag, 38 x 41 cm, on a table, with both handles above it."""

import numpy as np

from bands import band_height, build_band, soft_line
from geometry import create_mesh
from laying import height_over, lay_down, thick_sheets
from materials import cloth, pucker, stitches, weave_height
from passes import Model
from pattern import Sewn, resample
from scene import add_ground, light_from_above, look_down, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
WIDTH, HEIGHT = 0.380, 0.410
FRAME = 0.76
THICKNESS = 0.0007
STEP = 0.008
STRAP_WIDTH, STRAP_REACH, STRAP_FEET = 0.026, 0.235, 0.092
PRINT_SIZE, PRINT_TOP = 0.280, -0.075


def outline():
    """Wider at the opening by a little; the bottom corners are round, as they come out when a bag is turned."""
    x, low = WIDTH / 2, -HEIGHT
    right = [(0, 0), (x, 0), (x - 0.002, low / 2), (x - 0.003, low + 0.01), (x - 0.009, low + 0.001), (0, low)]
    sides = [resample(right[k : k + 2], STEP) for k in range(len(right) - 1)]
    half = np.concatenate([side[:-1] for side in sides] + [sides[-1][-1:]])
    return np.concatenate([half, half[::-1][1:-1] * (-1, 1)])


def is_seam(points, is_lower):
    return ~((points[:, 1] > -1e-6) & (np.abs(points[:, 0]) < WIDTH / 2 - 1e-6))


def canvas_height(nodes):
    x = nodes.times(nodes.separated(nodes.attribute('flat', 'Vector'))[0], 1000.0)
    top, edge = (nodes.times(nodes.attribute(name), 1000.0) for name in ('d_top', 'd_edge'))
    total = weave_height(nodes, thread=1.3, depth=0.10, slubs=0.26)
    for distance, center, run in ((top, 27.0, x), (top, 2.5, x)):
        total = nodes.minus(total, stitches(nodes, distance, center, run))
    return nodes.add(total, pucker(nodes, top, 27.0), pucker(nodes, edge, 1.0, 12.0))


def strap_path(lean, reach):
    """The middle of a handle: from its left foot up, over a narrow bend and down again."""
    left = [(-STRAP_FEET, -0.055), (-STRAP_FEET, 0.0), (-STRAP_FEET + 0.006, 0.06)]
    bend = [(-0.062 + lean, reach * 0.74), (-0.040 + lean, reach * 0.93), (lean, reach)]
    right = [(0.040 + lean, reach * 0.92), (0.064 + lean, reach * 0.72)]
    end = [(STRAP_FEET - 0.004, 0.06), (STRAP_FEET, 0.0), (STRAP_FEET, -0.055)]
    return soft_line(left + bend + right + end)


def build_strap(name, path, base, twist):
    """A band that lies flat at its feet and stands on its edge where it bends."""
    along = np.linspace(0, 1, len(path))
    return build_band(name, path, base, STRAP_WIDTH, twist * np.exp(-(((along - 0.5) / 0.20) ** 2)))


def build(side):
    sewn = Sewn(outline(), outline(), STEP, is_seam)
    marks = {
        'd_top': -sewn.flat[:, 1],
        'd_edge': np.minimum(WIDTH / 2 - np.abs(sewn.flat[:, 0]), sewn.flat[:, 1] + HEIGHT),
    }
    softness = np.where(marks['d_top'] < 0.027, 0.1, 1.0)
    calm = (0, PRINT_TOP - PRINT_SIZE / 2, 0.16)
    x = lay_down(sewn, thickness=THICKNESS, bend=6e-5, slack=0.0055, calm=calm, seed=8, softness=softness)
    hem = lambda attributes: THICKNESS + 0.0006 * (attributes['d_top'] < 0.026)
    points, faces, attributes = thick_sheets(sewn, x, marks, hem)
    bag = create_mesh('bag', points, faces, attributes=attributes)

    is_top = sewn.front > 0.4
    surface = height_over(x, is_top)
    lean = 0.006
    on_top = lambda path: np.where(path[:, 1] < 0, surface(path) + 0.002, 0.005 * np.clip(1 - path[:, 1] / 0.05, 0, 1))
    below = lambda path: np.zeros(len(path))
    upper = build_strap('upper strap', strap_path(lean, STRAP_REACH), on_top, 1.05)
    hidden = strap_path(-lean * 2.2, STRAP_REACH + 0.016)
    lower = build_strap('lower strap', hidden[hidden[:, 1] > -0.02], below, 0.9)

    center = (STRAP_REACH - HEIGHT) / 2
    look_down(FRAME, (0, center))
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT_SIZE, PRINT_SIZE, PRINT_TOP, (0, center))
    colored = [(bag, cloth(canvas_height, fuzz=0.06, gloss=0.02))]
    colored += [
        (strap, cloth(lambda nodes: band_height(nodes, (-10.0, 10.0)), fuzz=0.06, gloss=0.02))
        for strap in (upper, lower)
    ]
    return Model(colored=colored, area=area, ground=add_ground(), print_width=PRINT_SIZE)
