"""A canvas pouch with a zip, 20 x 13 cm, with something flat in it."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator

from geometry import bevelled_slab, create_mesh, rounded_rectangle, sweep_tube
from laying import lay_down, thick_sheets
from materials import cloth, pucker, stitches, weave_height
from nodes import solid
from passes import Model
from pattern import Sewn, resample
from scene import add_ground, light_from_above, look_down, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
WIDTH, HEIGHT, STEP = 0.205, 0.135, 0.0045
FRAME = 0.290
PRINT_WIDTH, PRINT_HEIGHT, PRINT_TOP = 0.150, 0.078, 0.034
ZIP_Y = HEIGHT / 2 - 0.012


def outline():
    x, y, corner = WIDTH / 2, HEIGHT / 2, 0.008
    points = [
        (-x + corner, -y), (x - corner, -y), (x, -y + corner), (x, y - 0.003), (x - 0.003, y),
        (-x + 0.003, y), (-x, y - 0.003), (-x, -y + corner), (-x + corner, -y),
    ]  # fmt: skip
    return resample(points, STEP)[:-1]


def canvas_height(nodes):
    x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
    edge = nodes.times(nodes.attribute('d_edge'), 1000.0)
    zip_distance = nodes.minus(ZIP_Y * 1000, y)
    total = weave_height(nodes, thread=1.1, depth=0.06, slubs=0.12)
    for center in (-5.6, 5.6):
        total = nodes.minus(total, stitches(nodes, zip_distance, center, x, 2.4))
    total = nodes.minus(total, nodes.times(nodes.band(zip_distance, 0.0, 3.2, 0.8), 1.2))
    total = nodes.minus(total, nodes.times(nodes.band(edge, 0.0, 0.2, 1.0), 0.5))
    return nodes.add(total, pucker(nodes, edge, 0.0, 7.0))


def build_zip(place):
    """Teeth of brass along a dark tape, and a slider with a puller; `place` says where a point of the pattern lies."""
    brass = solid('brass', (0.62, 0.43, 0.20), 0.28, 0.5, Metallic=1.0)
    leather = solid('leather', (0.33, 0.135, 0.05), 0.5, 0.35)
    xs = np.linspace(-WIDTH / 2 + 0.006, WIDTH / 2 - 0.006, 80)
    rows = [
        place(np.column_stack([xs, np.full(80, ZIP_Y + y)])) + (0, 0, z)
        for y, z in ((-0.0031, 0.0007), (0, 0.001), (0.0031, 0.0007))
    ]
    points = np.stack(rows, 1).reshape(-1, 3)
    quads = [(3 * k + c, 3 * k + 3 + c, 3 * k + 4 + c, 3 * k + 1 + c) for k in range(79) for c in range(2)]
    tape = create_mesh('tape', points, quads)
    tape.data.materials.append(solid('tape', (0.055, 0.05, 0.048), 0.9, 0.1))
    slider_place, tab_place = place(np.array([(-0.080, ZIP_Y), (-0.063, ZIP_Y - 0.0080)]))
    slider = bevelled_slab('slider', rounded_rectangle(0.0085, 0.0066, 0.0018), 0.0028, 0.0008)
    slider.location = slider_place + (0, 0, 0.0008)
    tab = bevelled_slab('tab', rounded_rectangle(0.024, 0.0068, 0.002), 0.0016, 0.0005)
    tab.location = tab_place + (0, 0, 0.0022)
    tab.rotation_euler = (0, 0, -0.42)
    loop = [
        slider_place + (0.003, 0, 0.0036),
        slider_place + (0.006, -0.0015, 0.0042),
        slider_place + (0.0095, -0.0035, 0.0036),
    ]
    ring = sweep_tube('puller', loop, 0.0009)
    for part, material in ((slider, brass), (ring, brass), (tab, leather)):
        part.data.materials.append(material)
    return [tape, build_teeth(place, xs, brass), slider, ring, tab]


def build_teeth(place, xs, material):
    """Small blocks, in turn on either side of the middle."""
    along = np.arange(xs[0], xs[-1], 0.00115)
    turns = np.where(np.arange(len(along)) % 2, 0.0006, -0.0006)
    middles = place(np.column_stack([along, ZIP_Y + turns])) + (0, 0, 0.001)
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * (0.00042, 0.0012)
    block = np.concatenate(
        [np.column_stack([corners, np.zeros(4)]), np.column_stack([corners * 0.75, np.full(4, 0.0009)])]
    )
    sides = np.array([(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    points = (middles[:, None] + block[None]).reshape(-1, 3)
    quads = (np.arange(len(along))[:, None, None] * 8 + sides[None]).reshape(-1, 4)
    teeth = create_mesh('teeth', points, quads, smooth=False)
    teeth.data.materials.append(material)
    return teeth


def soft_body(sewn):
    """How far what is in the pouch lifts its upper sheet."""
    x, y = sewn.flat[:, 0] / (WIDTH / 2), sewn.flat[:, 1] / (HEIGHT / 2)
    return np.where(sewn.front > 0.6, 0.009 * np.clip((1 - x**4) * (1 - y**4), 0, 1) ** 0.7, 0.0)


def build(side):
    sewn = Sewn(outline(), outline(), STEP, lambda points, is_lower: np.ones(len(points), bool))
    x = lay_down(sewn, thickness=0.0006, bend=3e-5, slack=0.0035, calm=(0, -0.01, 0.06), seed=12, lift=soft_body(sewn))
    marks = {'d_edge': np.minimum(WIDTH / 2 - np.abs(sewn.flat[:, 0]), HEIGHT / 2 - np.abs(sewn.flat[:, 1]))}
    points, faces, attributes = thick_sheets(sewn, x, marks, 0.0004)
    pouch = create_mesh('pouch', points, faces, attributes=attributes)
    is_top = sewn.front > 0.4
    zip_parts = build_zip(LinearNDInterpolator(sewn.flat[is_top], x[is_top]))
    look_down(FRAME)
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_TOP)
    coat = cloth(canvas_height, fuzz=0.06, gloss=0.02)
    return Model(colored=[(pouch, coat)], area=area, fixed=zip_parts, ground=add_ground(), print_width=PRINT_WIDTH)
