"""A wool blanket, 120 x 150 cm, spread out, with fringes along its short edges."""

import numpy as np

from geometry import bevelled_slab, create_mesh, rounded_rectangle, turn_profile
from laying import height_over, lay_down, thick_sheets
from materials import cloth, millimeters, pucker
from nodes import solid
from passes import Model
from pattern import SingleSheet, resample
from scene import add_ground, light_from_above, look_down, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
QUALITY = 42
WIDTH, HEIGHT, STEP, THICKNESS = 1.20, 1.50, 0.021, 0.0022
FRAME = 1.92
PRINT_WIDTH, PRINT_HEIGHT = 1.000, 1.069
FRINGE, SPACING = 0.058, 0.0170


def outline():
    x, y = WIDTH / 2, HEIGHT / 2
    return resample([(-x, -y), (x, -y), (x, y), (-x, y), (-x, -y)], STEP)[:-1]


def wool_height(nodes):
    """Loosely woven thick yarn with a raised nap."""
    place = millimeters(nodes)
    x, y = nodes.separated(place)[:2]
    drift = nodes.times(nodes.noise(place, 0.12, 2.0), 5.0)
    yarn = nodes.times(nodes.wave(nodes.add(x, drift), 7.0), nodes.wave(nodes.add(y, drift), 7.0))
    nap = nodes.noise(nodes.scaled(place, (0.22, 0.07, 0)), 1.0, 4.0, 0.65)
    edge = nodes.times(nodes.attribute('d_edge'), 1000.0)
    total = nodes.add(nodes.times(yarn, 0.30), nodes.times(nap, 1.8))
    return nodes.add(total, nodes.times(pucker(nodes, edge, 6.0, 30.0), 1.2))


def fringe_height(nodes):
    return nodes.times(nodes.wave(nodes.times(nodes.attribute('twist'), 1.0), 1.0), 0.5)


def build_fringe(edge_points, direction, rng):
    """Twisted tassels that begin with a knot at the edge, each leaning its own way; one mesh for all of them."""
    count, sides = 22, 10
    t = np.linspace(0, 1, count)
    points, faces, twist = [], [], []
    for number, (x, y, z) in enumerate(edge_points):
        length = FRINGE * rng.normal(1, 0.05)
        lean, sway = rng.normal(0, 0.010), rng.normal(0, 0.006)
        path = np.column_stack([
            x + lean * t**1.5 + sway * np.sin(t * np.pi), y + direction * (length * t - 0.004), z * (1 - t) ** 2 + 0.0048 + 0 * t,
        ])  # fmt: skip
        radius = (
            0.0038
            + 0.0016 * np.exp(-(((t - 0.10) / 0.07) ** 2))
            + 0.0014 * t**2
            - 0.0028 * np.clip((t - 0.94) / 0.06, 0, 1)
        )
        angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
        # Two yarns twisted about each other.
        lobes = 1 + 0.16 * np.cos(2 * (angle[None] - 16 * t[:, None]))
        ring = radius[:, None] * lobes
        points.append(np.stack([
            path[:, :1] + ring * np.cos(angle), np.broadcast_to(path[:, 1:2], ring.shape), path[:, 2:] + 0.8 * ring * np.sin(angle),
        ], -1).reshape(-1, 3))  # fmt: skip
        twist.append((2 * angle[None] / (2 * np.pi) * 3 - 30 * t[:, None]).ravel())
        base = number * count * sides
        for r in range(count - 1):
            for k in range(sides):
                a, b = base + r * sides + k, base + r * sides + (k + 1) % sides
                faces.append((a, b, b + sides, a + sides) if direction < 0 else (a, a + sides, b + sides, b))
    return create_mesh('fringe', np.concatenate(points), faces, attributes={'twist': np.concatenate(twist)})


def build_label(surface):
    """A red woven label at the right edge, with a white dot."""
    x, y = WIDTH / 2 - 0.045, -HEIGHT / 2 + 0.135
    z = float(surface(np.array([(x, y)]))[0]) + THICKNESS + 0.0015
    label = bevelled_slab('label', rounded_rectangle(0.056, 0.040, 0.002, 4), 0.0016, 0.0006)
    label.data.materials.append(solid('label', (0.58, 0.042, 0.008), 0.8, 0.2))
    dot = turn_profile('dot', [(0.0085, 0.0), (0.0083, 0.0003), (0, 0.0003)], 40)
    dot.data.materials.append(solid('dot', (0.80, 0.79, 0.76), 0.8, 0.2))
    label.location, dot.location = (x, y, z), (x, y, z + 0.0016)
    return [label, dot]


def build(side):
    sheet = SingleSheet(outline(), STEP)
    x = lay_down(sheet, thickness=THICKNESS, bend=2.5e-4, slack=0.0125, calm=(0, 0, 0.34), seed=71)
    marks = {'d_edge': np.minimum(WIDTH / 2 - np.abs(sheet.flat[:, 0]), HEIGHT / 2 - np.abs(sheet.flat[:, 1]))}
    hem = lambda attributes: THICKNESS * np.clip(0.55 + attributes['d_edge'] / 0.012, 0, 1)
    points, faces, attributes = thick_sheets(sheet, x, marks, hem)
    blanket = create_mesh('blanket', points, faces, attributes=attributes)
    coat = cloth(wool_height, fuzz=0.20, gloss=0.006)
    colored, rng = [(blanket, coat)], np.random.default_rng(5)
    for direction in (1, -1):
        on_edge = np.abs(sheet.flat[:, 1] - direction * HEIGHT / 2) < 1e-6
        order = np.argsort(x[on_edge, 0])
        line = x[on_edge][order]
        places = np.arange(line[0, 0] + 0.007, line[-1, 0] - 0.003, SPACING)
        starts = np.column_stack([places] + [np.interp(places, line[:, 0], line[:, k]) for k in (1, 2)])
        colored.append((build_fringe(starts, direction, rng), cloth(fringe_height, fuzz=0.20, gloss=0.006)))
    fixed = build_label(height_over(x, np.ones(len(x), bool)))
    look_down(FRAME)
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_HEIGHT / 2)
    return Model(colored=colored, area=area, fixed=fixed, ground=add_ground(12.0), print_width=PRINT_WIDTH)
