"""A padded sleeve for a laptop of 14 inches, 35.5 x 26 cm, with a zip along its upper edge."""

import math

import numpy as np

from geometry import bevelled_slab, create_mesh, rounded_rectangle, sweep_tube, turn_profile
from laying import height_over, lay_down, thick_sheets
from materials import cloth, millimeters, pucker, stitches
from nodes import solid
from passes import Model
from pattern import Sewn, distance_to, resample
from scene import add_ground, light_from_above, look_down, print_area

WIDTH, HEIGHT, CORNER, STEP = 0.355, 0.260, 0.020, 0.0065
FRAME = 0.445
# Width, height, the middle of it and its top edge, on front and back.
PRINTS = {'front': (0.230, 0.1932, -0.017, 0.0975), 'back': (0.258, 0.1935, 0.0, 0.0975)}
ZIP_INSET, PIPING = 0.0062, 0.0135


def outline():
    return resample([*rounded_rectangle(WIDTH, HEIGHT, CORNER, 10), (WIDTH / 2, HEIGHT / 2 - CORNER)], STEP)[:-1]


def neoprene_height(nodes):
    """Knitted lining on foam: fine and even."""
    place = millimeters(nodes)
    edge = nodes.times(nodes.attribute('d_edge'), 1000.0)
    x, y = nodes.separated(place)[:2]
    grain = nodes.times(nodes.wave(nodes.add(x, y), 1.3), nodes.wave(nodes.minus(x, y), 1.3))
    total = nodes.add(nodes.times(grain, 0.030), nodes.times(nodes.noise(place, 1.1, 3.0, 0.6), 0.10))
    total = nodes.minus(total, nodes.times(nodes.band(edge, PIPING * 1000, 0.3, 2.4), 0.9))
    total = nodes.minus(total, stitches(nodes, edge, PIPING * 1000 - 2.4, nodes.add(x, y), 3.0))
    return nodes.add(total, nodes.times(pucker(nodes, edge, PIPING * 1000, 9.0), 0.6))


def soft_body(sewn):
    """How far the padding lifts the upper sheet; it is thinnest at the edge."""
    edge = edge_distance(sewn.flat)
    x, y = sewn.flat[:, 0] / (WIDTH / 2), sewn.flat[:, 1] / (HEIGHT / 2)
    rise = 0.0085 * (1 - np.exp(-np.clip(edge - 0.006, 0, None) / 0.016))
    rise = rise + 0.0045 * np.clip((1 - x**2) * (1 - y**2), 0, 1)
    return np.where(sewn.front > 0.6, rise, 0.0)


def edge_distance(flat):
    closed = np.array([*rounded_rectangle(WIDTH, HEIGHT, CORNER, 20), (WIDTH / 2, HEIGHT / 2 - CORNER)])
    return distance_to(flat, closed, 0.0008)[0]


def zip_line():
    """Along the upper edge, from its left end around the right corner."""
    x, y, r = WIDTH / 2 - ZIP_INSET, HEIGHT / 2 - ZIP_INSET, CORNER - ZIP_INSET
    corner = [(x - r + r * math.sin(k), y - r + r * math.cos(k)) for k in np.linspace(0, math.pi / 2, 14)]
    return resample([(-x + r, y), (x - r, y), *corner, (x, y - 0.085)], 0.00125)


def build_zip(surface, direction, has_puller):
    """A tape with two rows of coils and, on the front, a slider with its puller."""
    line = zip_line() * (direction, 1)
    height = surface(line)
    height = np.convolve(np.pad(height, 12, mode='edge'), np.ones(25) / 25, 'valid') + 0.0022
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    count, offsets = len(line), np.array([-0.0062, -0.0040, 0.0, 0.0040, 0.0062])
    lifts = np.array([-0.0022, 0.0004, 0.0009, 0.0004, -0.0022])
    tape_points = np.concatenate([np.column_stack([line + side * o, height + z]) for o, z in zip(offsets, lifts)])
    quads = [
        (r * count + k, r * count + k + 1, (r + 1) * count + k + 1, (r + 1) * count + k)
        for r in range(4)
        for k in range(count - 1)
    ]
    quads = quads if direction < 0 else [quad[::-1] for quad in quads]
    tape = create_mesh('tape', tape_points, quads)
    tape.data.materials.append(solid('tape', (0.030, 0.030, 0.033), 0.9, 0.1))
    parts = [tape]
    coil_material = solid('coil', (0.060, 0.060, 0.064), 0.35, 0.5)
    for offset in (-0.0011, 0.0011):
        # A coil of plastic: a tube whose thickness swells with each turn.
        wave = 0.00085 + 0.00030 * np.sin(np.arange(count) * 2 * math.pi / 1.9)
        coil = sweep_tube('coil', np.column_stack([line + side * offset, height + 0.0009]), wave, 10)
        coil.data.materials.append(coil_material)
        parts.append(coil)
    return parts + (build_puller(line[24], height[24] + 0.0012) if has_puller else [])


def build_puller(place, z):
    metal = solid('slider', (0.10, 0.10, 0.105), 0.30, 0.5, Metallic=1.0)
    slider = bevelled_slab('slider', rounded_rectangle(0.0125, 0.0088, 0.0022), 0.0034, 0.0010)
    slider.location = (*place, z)
    bridge = sweep_tube(
        'bridge',
        [
            (place[0] - 0.004, place[1], z + 0.003),
            (place[0] - 0.002, place[1], z + 0.0052),
            (place[0] + 0.002, place[1], z + 0.0052),
            (place[0] + 0.004, place[1], z + 0.003),
        ],
        0.0009,
    )
    ribbon = bevelled_slab('ribbon', rounded_rectangle(0.0095, 0.034, 0.0020), 0.0016, 0.0006)
    ribbon.location = (place[0] + 0.0035, place[1] - 0.0195, z + 0.0030)
    ribbon.rotation_euler = (0, 0, 0.16)
    ribbon.data.materials.append(solid('ribbon', (0.58, 0.042, 0.008), 0.75, 0.2))
    for part in (slider, bridge):
        part.data.materials.append(metal)
    return [slider, bridge, ribbon]


def build_label(surface):
    """A woven label in the lower right corner: white, with a red dot and two lines."""
    x, y = 0.124, -0.083
    z = float(surface(np.array([(x, y)]))[0]) + 0.0014
    label = bevelled_slab('label', rounded_rectangle(0.042, 0.020, 0.0008, 4), 0.0008, 0.0003)
    label.data.materials.append(solid('label', (0.80, 0.79, 0.76), 0.8, 0.2))
    dot = turn_profile('dot', [(0.0044, 0.0), (0.0043, 0.0002), (0, 0.0002)], 40)
    dot.data.materials.append(solid('dot', (0.58, 0.042, 0.008), 0.8, 0.2))
    label.location, dot.location = (x, y, z), (x - 0.0105, y, z + 0.0008)
    parts, grey = [label, dot], solid('line', (0.09, 0.09, 0.10), 0.8, 0.2)
    for dy, length in ((0.0026, 0.0165), (-0.0026, 0.0110)):
        line = bevelled_slab('line', rounded_rectangle(length, 0.0024, 0.0003, 3), 0.0002, 0.0001)
        line.location = (x - 0.0025 + length / 2, y + dy, z + 0.0008)
        line.data.materials.append(grey)
        parts.append(line)
    return parts


def build(side):
    is_front = side == 'front'
    sewn = Sewn(outline(), outline(), STEP, lambda points, is_lower: np.ones(len(points), bool))
    x = lay_down(
        sewn, thickness=0.0010, bend=2e-5, slack=0.0032, calm=(0, -0.01, 0.10), seed=31 if is_front else 36,
        lift=soft_body(sewn),
    )  # fmt: skip
    marks = {'d_edge': edge_distance(sewn.flat)}
    bead = lambda attributes: 0.0006 + 0.0006 * np.clip((PIPING - attributes['d_edge']) / 0.002, 0, 1)
    points, faces, attributes = thick_sheets(sewn, x, marks, bead)
    sleeve = create_mesh('sleeve', points, faces, attributes=attributes)
    surface = height_over(x, sewn.front > 0.4)
    fixed = build_zip(surface, 1 if is_front else -1, is_front) + (build_label(surface) if is_front else [])
    look_down(FRAME)
    light_from_above(FRAME)
    width, height, middle, top = PRINTS[side]
    area = print_area(FRAME, width, height, top, x=middle)
    coat = cloth(neoprene_height, fuzz=0.05, gloss=0.025)
    return Model(colored=[(sleeve, coat)], area=area, fixed=fixed, ground=add_ground())
