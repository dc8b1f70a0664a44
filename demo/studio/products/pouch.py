"""A canvas pouch with a zip, 20 x 13 cm, with something flat in it."""

import numpy as np

from geometry import bevelled_slab, create_mesh, rounded_rectangle, sweep_tube
from laying import height_over, lay_down, thick_sheets
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
    total = weave_height(nodes, thread=1.1, depth=0.10, slubs=0.22)
    for center in (-5.6, 5.6):
        total = nodes.minus(total, stitches(nodes, zip_distance, center, x, 2.4))
    total = nodes.minus(total, nodes.times(nodes.band(zip_distance, 0.0, 3.2, 0.8), 1.2))
    total = nodes.minus(total, nodes.times(nodes.band(edge, 0.0, 0.2, 1.0), 0.5))
    return nodes.add(total, pucker(nodes, edge, 0.0, 7.0))


def build_zip(surface):
    """Teeth of brass along a dark tape, and a slider with a puller."""
    tape_material = solid('tape', (0.055, 0.05, 0.048), 0.9, 0.1)
    brass = solid('brass', (0.62, 0.43, 0.20), 0.28, 0.5, Metallic=1.0)
    xs = np.linspace(-WIDTH / 2 + 0.010, WIDTH / 2 - 0.010, 60)
    heights = surface(np.column_stack([xs, np.full(60, ZIP_Y)])) + 0.0008
    points, faces = [], []
    for k, (x, z) in enumerate(zip(xs, heights)):
        for offset in (-0.0031, 0.0, 0.0031):
            points.append((x, ZIP_Y + offset, z + (0.0003 if offset == 0 else 0)))
        if k:
            a = 3 * k
            faces += [(a - 3, a, a + 1, a - 2), (a - 2, a + 1, a + 2, a - 1)]
    tape = create_mesh('tape', points, faces)
    tape.data.materials.append(tape_material)
    teeth_points, teeth_faces = [], []
    for k, x in enumerate(np.arange(xs[0], xs[-1], 0.00115)):
        z = np.interp(x, xs, heights) + 0.0002
        y = ZIP_Y + (0.0006 if k % 2 else -0.0006)
        half_x, half_y, rise = 0.00042, 0.0012, 0.0009
        start = len(teeth_points)
        for dz in (0, rise):
            shrink = 1 if dz == 0 else 0.75
            teeth_points += [
                (x + sx * half_x * shrink, y + sy * half_y * shrink, z + dz)
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
        teeth_faces += [tuple(start + i for i in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    teeth = create_mesh('teeth', teeth_points, teeth_faces, smooth=False)
    teeth.data.materials.append(brass)
    z = float(np.interp(-0.082, xs, heights))
    slider = bevelled_slab('slider', rounded_rectangle(0.0085, 0.0066, 0.0018), 0.0028, 0.0008)
    slider.location = (-0.082, ZIP_Y, z)
    ring = sweep_tube('puller', [(-0.079, ZIP_Y, z + 0.0034), (-0.075, ZIP_Y - 0.001, z + 0.0042), (-0.071, ZIP_Y - 0.003, z + 0.003)], 0.0009)
    tab = bevelled_slab('tab', rounded_rectangle(0.024, 0.0068, 0.002), 0.0016, 0.0005)
    tab.location = (-0.060, ZIP_Y - 0.0075, z + 0.0012)
    tab.rotation_euler = (0, 0.03, -0.42)
    leather = solid('leather', (0.33, 0.135, 0.05), 0.5, 0.35)
    for part, material in ((slider, brass), (ring, brass), (tab, leather)):
        part.data.materials.append(material)
    return [tape, teeth, slider, ring, tab]


def soft_body(sewn):
    """How far what is in the pouch lifts its upper sheet."""
    x, y = sewn.flat[:, 0] / (WIDTH / 2), sewn.flat[:, 1] / (HEIGHT / 2)
    return np.where(sewn.front > 0.6, 0.011 * np.clip((1 - x**4) * (1 - y**4), 0, 1) ** 0.7, 0.0)


def build(side):
    sewn = Sewn(outline(), outline(), STEP, lambda points, is_lower: np.ones(len(points), bool))
    x = lay_down(sewn, thickness=0.0006, bend=3e-5, slack=0.0035, calm=(0, -0.01, 0.06), seed=12, lift=soft_body(sewn))
    marks = {'d_edge': np.minimum(WIDTH / 2 - np.abs(sewn.flat[:, 0]), HEIGHT / 2 - np.abs(sewn.flat[:, 1]))}
    points, faces, attributes = thick_sheets(sewn, x, marks, 0.0004)
    pouch = create_mesh('pouch', points, faces, attributes=attributes)
    zip_parts = build_zip(height_over(x, sewn.front > 0.4))
    look_down(FRAME)
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_TOP)
    coat = cloth(canvas_height, fuzz=0.06, gloss=0.02)
    return Model(colored=[(pouch, coat)], area=area, fixed=zip_parts, ground=add_ground())
