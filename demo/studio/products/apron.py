"""A canvas apron, 70 x 84 cm, on a table, with its loop above it and its ties beside it."""

import numpy as np

from bands import band_height, build_band, soft_line
from geometry import bevelled_slab, create_mesh, rounded_rectangle, turn_profile
from laying import height_over, lay_down, thick_sheets
from materials import cloth, pucker, stitches, weave_height
from nodes import solid
from passes import Model
from pattern import SingleSheet, curve, distance_to, is_inside, join_lines, resample
from scene import add_ground, light_from_above, look_down, print_area

BIB, WAIST, HEM_HALF, WAIST_Y, LENGTH = 0.158, 0.338, 0.350, -0.262, 0.840
STEP, THICKNESS = 0.0105, 0.0006
FRAME, CENTER = 1.20, -0.318
PRINT_WIDTH, PRINT_HEIGHT, PRINT_TOP = 0.280, 0.392, -0.050
POCKET = [(-0.185, -0.482), (0.185, -0.482), (0.185, -0.672), (0.163, -0.694), (-0.163, -0.694), (-0.185, -0.672)]
BAND = 0.026


def outline():
    right = [
        np.array([(0, 0), (BIB - 0.003, 0), (BIB, -0.003)]),
        curve((BIB, -0.003), (BIB + 0.018, WAIST_Y + 0.045), (WAIST, WAIST_Y + 0.002)),
        np.array([(WAIST, WAIST_Y + 0.002), (WAIST + 0.003, WAIST_Y - 0.003), (HEM_HALF, -LENGTH + 0.008)]),
        curve((HEM_HALF, -LENGTH + 0.008), (HEM_HALF, -LENGTH), (HEM_HALF - 0.008, -LENGTH), 5),
        np.array([(HEM_HALF - 0.008, -LENGTH), (0, -LENGTH)]),
    ]
    half = resample(join_lines(right), STEP)
    return np.concatenate([half, half[::-1][1:-1] * (-1, 1)])


def canvas_height(nodes):
    x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
    edge, pocket = (nodes.times(nodes.attribute(name), 1000.0) for name in ('d_edge', 'd_pocket'))
    total = weave_height(nodes, thread=1.6, depth=0.09, slubs=0.22)
    for distance, center, run in (
        (edge, 17.0, nodes.add(x, y)),
        (pocket, -3.0, nodes.add(x, y)),
        (pocket, -9.0, nodes.add(x, y)),
    ):
        total = nodes.minus(total, stitches(nodes, distance, center, run, 3.6))
    total = nodes.minus(total, nodes.times(nodes.band(pocket, 0.0, 0.3, 1.8), 0.9))
    return nodes.add(total, pucker(nodes, edge, 15.0, 14.0), pucker(nodes, pocket, -4.0, 12.0))


def marks_of(flat, is_back):
    closed = np.concatenate([outline(), outline()[:1]])
    edge = distance_to(flat, closed, 0.001)[0]
    lines = np.array([*POCKET, POCKET[0]])
    away = distance_to(flat, lines, 0.001)[0]
    # The seam that divides the pocket is stitched twice.
    divided = np.where(np.abs(flat[:, 0]) < 0.05, np.minimum(away, np.abs(flat[:, 0])), away)
    pocket = np.where(is_inside(flat, np.array(POCKET)), -divided, away)
    # On the back only the stitches of the pocket are seen.
    return {'d_edge': edge, 'd_pocket': np.where(pocket > 0.02, 0.1, np.abs(pocket) * -1 if is_back else pocket)}


def thickness(is_back):
    def outer(attributes):
        pocket = 0.0 if is_back else 0.0013 * np.clip(-attributes['d_pocket'] / 0.003 + 0.4, 0, 1)
        return (
            THICKNESS + (0.0010 if is_back else 0.0005) * np.clip((0.019 - attributes['d_edge']) / 0.002, 0, 1) + pocket
        )

    return outer


def bands(surface, direction):
    """The loop around the neck and both ties, which fall differently, as in life."""
    loop = [
        (-BIB + 0.020, -0.040), (-BIB + 0.020, 0.0), (-BIB + 0.026, 0.060), (-0.108, 0.150), (-0.055, 0.204),
        (0.012, 0.216), (0.078, 0.190), (0.120, 0.118), (BIB - 0.024, 0.050), (BIB - 0.020, 0.0), (BIB - 0.020, -0.040),
    ]  # fmt: skip
    ties = [
        [(WAIST - 0.036, WAIST_Y - 0.022), (WAIST, WAIST_Y - 0.024), (0.402, -0.300), (0.452, -0.392), (0.448, -0.500),
         (0.418, -0.590), (0.432, -0.690), (0.462, -0.756)],
        [(WAIST - 0.036, WAIST_Y - 0.022), (WAIST, WAIST_Y - 0.026), (0.412, -0.318), (0.444, -0.412), (0.420, -0.520),
         (0.436, -0.616), (0.470, -0.690), (0.464, -0.762)],
    ]  # fmt: skip
    on_edge = lambda path: np.where(is_inside(path, outline()), surface(path) + 0.0006, 0.0016)
    parts = []
    for number, sketch in enumerate([loop, ties[0], np.array(ties[1]) * (-1, 1)]):
        path = soft_line(np.array(sketch) * (direction, 1), 220)
        # A band stands up where it bends, as much as it bends.
        tangent = np.gradient(path, axis=0)
        bend = np.gradient(np.unwrap(np.arctan2(tangent[:, 1], tangent[:, 0]))) / 0.003
        bend = np.convolve(np.pad(bend, 24, mode='edge'), np.hanning(49) / np.hanning(49).sum(), 'valid')
        turn = np.clip(bend * 0.055, -0.9, 0.9)
        base = soft_height(on_edge(path))
        parts.append(build_band(f'band {number}', path, lambda path, base=base: base, BAND, turn))
    return parts


def soft_height(height):
    return np.convolve(np.pad(height, 6, mode='edge'), np.ones(13) / 13, 'valid')


def build_label(surface):
    """A red label at the edge of the pocket, with a white dot."""
    x, y = 0.128, -0.520
    corners = np.array([(x + dx, y + dy) for dx in (-0.017, 0, 0.017) for dy in (-0.012, 0, 0.012)])
    z = float(surface(corners).max()) + 0.0022
    label = bevelled_slab('label', rounded_rectangle(0.034, 0.024, 0.001, 4), 0.0009, 0.0003)
    label.data.materials.append(solid('label', (0.58, 0.042, 0.008), 0.8, 0.2))
    dot = turn_profile('dot', [(0.0048, 0.0), (0.0047, 0.0002), (0, 0.0002)], 40)
    dot.data.materials.append(solid('dot', (0.80, 0.79, 0.76), 0.8, 0.2))
    label.location, dot.location = (x, y, z), (x, y, z + 0.0009)
    return [label, dot]


def build_rivets(surface):
    """Brass rivets at the feet of the loop and the upper corners of the pocket."""
    brass = solid('brass', (0.62, 0.43, 0.20), 0.28, 0.5, Metallic=1.0)
    parts = []
    for x, y in ((-0.177, -0.490), (0.177, -0.490)):
        rivet = turn_profile(
            'rivet', [(0.0044, 0), (0.0042, 0.0010), (0.0030, 0.0017), (0.0012, 0.0015), (0, 0.0015)], 32
        )
        rivet.location = (x, y, float(surface(np.array([(x, y)]))[0]) + 0.0018)
        rivet.data.materials.append(brass)
        parts.append(rivet)
    return parts


def build(side):
    is_back = side == 'back'
    sheet = SingleSheet(outline(), STEP)
    marks = marks_of(sheet.flat, is_back)
    softness = np.where(marks['d_edge'] < 0.018, 0.15, np.where(marks['d_pocket'] < 0, 0.4, 1.0))
    calm = (0, PRINT_TOP - PRINT_HEIGHT / 2, 0.19)
    x = lay_down(
        sheet, thickness=THICKNESS, bend=1.1e-4, slack=0.0100, calm=calm, seed=64 if is_back else 53, softness=softness
    )
    points, faces, attributes = thick_sheets(sheet, x, marks, thickness(is_back))
    body = create_mesh('apron', points, faces, attributes=attributes)
    surface = height_over(x, np.ones(len(x), bool))
    straps = bands(surface, -1 if is_back else 1)
    look_down(FRAME, (0, CENTER))
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_TOP, (0, CENTER))
    coat = cloth(canvas_height, fuzz=0.06, gloss=0.02)
    band_coat = cloth(lambda nodes: band_height(nodes, (-10.0, 10.0)), fuzz=0.06, gloss=0.02)
    colored = [(body, coat)] + [(strap, band_coat) for strap in straps]
    fixed = [] if is_back else build_label(surface) + build_rivets(surface)
    return Model(colored=colored, area=area, fixed=fixed, ground=add_ground(), print_width=PRINT_WIDTH)
