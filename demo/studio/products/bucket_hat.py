"""A bucket hat of cotton twill that stands on its stitched brim."""

import math

import numpy as np

from geometry import arc, create_mesh, face_towards, grid_triangles, thicken, turn_profile
from materials import cloth, pucker, stitches, twill_height
from nodes import solid
from passes import Model
from scene import add_ground, enlargement, light_from_front, look_ahead, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
# Radii in x; the head is deeper than wide.
DEEPER = 1.12
TOP_RADIUS, CROWN_RADIUS, BRIM_RADIUS = 0.0760, 0.0865, 0.1400
TOP_Z, BRIM_Z = 0.1400, 0.0570
COLUMNS = 360
FRAME, MIDDLE, ELEVATION = 0.400, 0.062, 17.0
PRINT_WIDTH, PRINT_TOP, PRINT_BOTTOM = 0.0900, 0.1300, 0.0590


def wobble(angle, seed):
    """Cloth that was worn: a sum of slow waves around the hat, about -1 to 1."""
    rng = np.random.default_rng(seed)
    return sum(rng.normal(0, 0.55) / n**0.5 * np.sin(n * angle + rng.uniform(0, 6)) for n in (2, 3, 4, 5, 7))


def shell(name, radius, height, up, thickness, marks=None, sheet=0.0):
    """A surface around the hat from rows of radii and heights, with its place along the way up as `d_row`.

    sheet: 1 for the cloth that is printed.
    """
    rows = radius.shape[0]
    angle = np.broadcast_to(np.linspace(-math.pi, math.pi, COLUMNS, endpoint=False), radius.shape)
    points = np.stack([radius * np.sin(angle), -DEEPER * radius * np.cos(angle), height], -1).reshape(-1, 3)
    around = angle * radius
    turned = np.stack([around, up, np.full_like(up, sheet)], -1).reshape(-1, 3)
    attributes = {'flat': turned, 'd_row': up.ravel(), **(marks(angle, radius) if marks else {})}
    mesh = thicken(points, grid_triangles(rows, COLUMNS, True), attributes, thickness.ravel(), thickness.ravel())
    return create_mesh(name, mesh[0], mesh[1], attributes=mesh[2])


def angles_like(rows):
    return np.broadcast_to(np.linspace(-math.pi, math.pi, COLUMNS, endpoint=False), (rows, COLUMNS))


def side_seams(angle, radius):
    """Distances from the seams at the sides."""
    seams = np.array([math.pi / 2, -math.pi / 2])
    nearest = np.abs((angle[..., None] - seams + math.pi) % (2 * math.pi) - math.pi).min(-1)
    return {'d_seam': (nearest * radius).ravel()}


def build_crown():
    share = np.linspace(0, 1, 70)[:, None]
    angle = angles_like(70)
    radius = CROWN_RADIUS + (TOP_RADIUS - CROWN_RADIUS) * share
    belly = np.sin(math.pi * share)
    radius = (
        radius
        + 0.0018 * belly
        + 0.0022 * belly * wobble(angle, 3)
        + 0.0011 * belly * np.sin(9 * angle + 7 * share + 2 * np.sin(3 * angle))
    )
    # Soft cloth sinks a little onto the brim: short folds at its foot.
    foot = np.exp(-share / 0.10)
    radius = radius + 0.0010 * foot * np.sin(23 * angle + 3 * np.sin(2 * angle))
    height = BRIM_Z + (TOP_Z - BRIM_Z) * share + 0.0022 * share * wobble(angle, 8)
    up = np.broadcast_to(share * (TOP_Z - BRIM_Z), radius.shape)
    return shell('crown', radius, height, up, np.full(radius.shape, 0.0007), side_seams, sheet=1.0)


def build_top():
    share = np.concatenate([np.linspace(0, 0.12, 12), np.linspace(0.14, 1, 40)])[:, None]
    angle = angles_like(len(share))
    radius = TOP_RADIUS * (1 - share) + 0.0016 * np.exp(-share / 0.02)
    radius = np.broadcast_to(radius, angle.shape)
    sag = 0.0040 * np.clip(share * 3, 0, 1) ** 0.8 - 0.0050 * np.clip(share - 0.3, 0, 1)
    height = (
        TOP_Z
        + 0.0014
        + sag
        + 0.0022 * wobble(angle, 8) * (1 - share) ** 0.5
        + 0.0012 * share * (1 - share) * 4 * wobble(angle, 5)
    )
    up = np.broadcast_to(share * TOP_RADIUS, radius.shape)
    return shell('top', np.maximum(radius, 0.0002), height, up, np.full(radius.shape, 0.0007))


def build_brim():
    share = np.concatenate([np.linspace(-0.02, 0.94, 60), np.linspace(0.95, 1, 12)])[:, None]
    angle = angles_like(len(share))
    radius = CROWN_RADIUS + (BRIM_RADIUS - CROWN_RADIUS) * share
    fall = (BRIM_Z - 0.004) * (0.84 * share + 0.16 * share**2)
    bend = np.clip(share, 0, 1) ** 1.6
    height = BRIM_Z + 0.0004 - fall + bend * 0.0075 * wobble(angle, 11) + 0.0012 * bend * np.sin(11 * angle + 1.0)
    radius = radius + 0.0040 * bend * wobble(angle, 13)
    height = np.maximum(height, 0.0012 + 0.0006 * (1 - share))
    edge = np.clip((1 - share) * (BRIM_RADIUS - CROWN_RADIUS) / 0.0016, 0, 1)
    thick = np.broadcast_to(0.0010 * np.sqrt(1 - (1 - edge) ** 2) + 0.0001, radius.shape)
    up = np.broadcast_to(share * 0.075, radius.shape)
    # Seen from outside the rows run downwards here, upwards in the crown.
    brim = shell('brim', radius[::-1], height[::-1], up[::-1], thick[::-1], side_seams)
    return brim


def crown_height(nodes):
    x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
    row, seam = (nodes.times(nodes.attribute(name), 1000.0) for name in ('d_row', 'd_seam'))
    total = nodes.minus(twill_height(nodes), nodes.times(nodes.band(seam, 0.0, 0.2, 1.2), 0.8))
    for distance, center, run in ((seam, 3.5, y), (row, 3.2, x), (row, (TOP_Z - BRIM_Z) * 1000 - 3.0, x)):
        total = nodes.minus(total, stitches(nodes, distance, center, run, 2.8))
    high = (TOP_Z - BRIM_Z) * 1000
    return nodes.add(total, pucker(nodes, seam, 3.0, 9.0), pucker(nodes, row, high, 9.0), pucker(nodes, row, 0.0, 10.0))


def top_height(nodes):
    x = nodes.times(nodes.separated(nodes.attribute('flat', 'Vector'))[0], 1000.0)
    row = nodes.times(nodes.attribute('d_row'), 1000.0)
    return nodes.add(nodes.minus(twill_height(nodes), stitches(nodes, row, 3.5, x, 2.8)), pucker(nodes, row, 2.0, 9.0))


def brim_height(nodes):
    x = nodes.times(nodes.separated(nodes.attribute('flat', 'Vector'))[0], 1000.0)
    row, seam = (nodes.times(nodes.attribute(name), 1000.0) for name in ('d_row', 'd_seam'))
    total = nodes.minus(twill_height(nodes), nodes.times(nodes.band(seam, 0.0, 0.2, 1.2), 0.7))
    for center in (8.0, 17.0, 26.0, 35.0, 44.0, 53.0, 62.0, 71.0):
        total = nodes.minus(total, nodes.times(stitches(nodes, row, center, x, 2.8), 1.3))
        total = nodes.minus(total, nodes.times(nodes.band(row, center, 0.2, 2.6), 0.22))
    return nodes.add(total, pucker(nodes, row, 70.0, 8.0))


def build_eyelets():
    """Two sewn holes on each side."""
    rings, holes = [], []
    black = solid('hole', (0.004, 0.004, 0.004), 1.0, 0.0)
    for degrees in (-72, -54, 54, 72):
        angle, radius = math.radians(degrees), 0.0838
        normal = (math.sin(angle), -math.cos(angle), 0.13)
        ring = turn_profile('eyelet', [(0.0042, 0.0)] + arc(0.0032, 0.0002, 0.0008, 0, 180, 8) + [(0.0022, 0)], 32)
        hole = turn_profile('hole', [(0.0024, 0.0005), (0, 0.0005)], 24)
        hole.data.materials.append(black)
        for part in (ring, hole):
            part.location = (radius * math.sin(angle), -DEEPER * radius * math.cos(angle), 0.094)
            face_towards(part, normal)
        rings.append(ring)
        holes.append(hole)
    return rings, holes


def build(side):
    coat = {name: cloth(height, fuzz=0.07, gloss=0.02) for name, height in
            (('crown', crown_height), ('top', top_height), ('brim', brim_height), ('plain', twill_height))}  # fmt: skip
    rings, fixed = build_eyelets()
    colored = [(build_crown(), coat['crown']), (build_top(), coat['top']), (build_brim(), coat['brim'])]
    colored += [(ring, coat['plain']) for ring in rings]
    light_from_front(FRAME)
    look_ahead(FRAME, MIDDLE, ELEVATION)
    slope, lean = math.cos(math.radians(ELEVATION)), math.sin(math.radians(ELEVATION))
    # The front of the crown is nearer than the middle of the picture, so it is seen lower.
    top, bottom = (
        MIDDLE + (z - MIDDLE) * slope - DEEPER * CROWN_RADIUS * 0.95 * lean for z in (PRINT_TOP, PRINT_BOTTOM)
    )
    area = print_area(FRAME, PRINT_WIDTH, top - bottom, top, (0, MIDDLE))
    print_width = PRINT_WIDTH / enlargement(FRAME, DEEPER * CROWN_RADIUS)
    return Model(colored=colored, area=area, fixed=fixed, ground=add_ground(), print_width=print_width)
