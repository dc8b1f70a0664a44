"""A ball cap of cotton twill with five panels: it stands on its visor; behind it has an arch and a strap."""

import math

import numpy as np

from geometry import (
    arc,
    bevelled_slab,
    create_mesh,
    face_towards,
    grid_triangles,
    rounded_rectangle,
    thicken,
    turn_around,
    turn_profile,
)  # fmt: skip
from materials import cloth, pucker, stitches, twill_height
from nodes import solid
from passes import Model
from scene import add_ground, enlargement, light_from_front, look_ahead, print_area

# Half the width and half the depth of the head opening, and the height of the crown.
HALF_WIDTH, HALF_DEPTH, CROWN = 0.080, 0.098, 0.116
# The visor is bent: its middle is this high, and it falls with the square of the distance from it.
ARCH, BEND, FALL = 0.0420, 4.3, 0.14
VISOR, VISOR_HALF, VISOR_ANGLE = 0.071, 0.0930, math.radians(70)
LOW = 0.0012
# The opening behind.
OPENING_ANGLE, OPENING = math.radians(38), 0.052
# Seams of the panels, as angles from the front; the front panel has none in its middle.
SEAMS = np.radians([-142, -90, -39, 39, 90, 142])
FRAME, MIDDLE, ELEVATION = 0.262, 0.056, 16.0
ROWS, COLUMNS = 90, 420
FRONT_PRINT, BACK_PRINT = (0.086, 0.1160, 0.0500), (0.060, 0.1080, 0.0600)


def rim_height(angle):
    """How high the lower edge is: it follows the visor in front and the arch behind."""
    x = HALF_WIDTH * np.sin(angle)
    front = np.clip((np.cos(angle) + 0.20) / 0.35, 0, 1)
    front = front * front * (3 - 2 * front)
    visor = np.maximum(ARCH - BEND * x * x, LOW)
    away = (math.pi - np.abs(angle)) / OPENING_ANGLE
    behind = OPENING * np.clip(1 - np.clip(away, 0, 1) ** 2.4, 0, 1) ** (1 / 2.4)
    return front * visor + (1 - front) * LOW + behind


def column_angles():
    """Around the crown, closer together where the arch rises steeply."""
    even = np.linspace(-math.pi, math.pi, COLUMNS - 61, endpoint=False)
    steep = np.concatenate([sign * (math.pi - OPENING_ANGLE * np.linspace(0.90, 1.006, 30)) for sign in (-1, 1)])
    return np.unique(np.concatenate([even, steep]))


def crown_surface(angle, share):
    """The place for an angle and a share of the way from the lower edge (0) to the top (1)."""
    fullness = 2.55 + 0.45 * np.clip(np.cos(angle), 0, 1) ** 2
    low = np.clip(rim_height(angle) / (CROWN + 0.008), 0, 0.9)
    start = np.arcsin(low ** (fullness / 2))
    turn = start + (math.pi / 2 - start) * share
    radius, height = np.cos(turn) ** (2 / fullness), np.sin(turn) ** (2 / fullness)
    nearest = np.abs((angle[..., None] - SEAMS + math.pi) % (2 * math.pi) - math.pi).min(-1)
    # Cloth is flat between seams, which are taped and keep the curve.
    flatness = 1 - 0.030 * np.clip(nearest / 0.45, 0, 1) ** 1.5 * np.sin(math.pi * np.clip(share, 0, 1)) ** 0.5
    soft = 0.35 + 0.65 * np.clip(-np.cos(angle) + 0.4, 0, 1)
    folds = (
        0.010
        * soft
        * (
            np.sin(3.1 * angle + 4.0 * share + 0.6) * np.sin(5.3 * share + 1.9 * np.cos(angle))
            + 0.7 * np.sin(7.3 * angle - 6.0 * share) * np.sin(3.0 * share + 0.4)
        )
    )
    radius = radius * (flatness + folds * np.sin(math.pi * np.clip(share, 0, 1)))
    x, y = HALF_WIDTH * np.sin(angle) * radius, -HALF_DEPTH * np.cos(angle) * radius
    # The front stands up straight, so the top lies a little behind the middle.
    return np.stack([x, y + 0.004 * share, (CROWN + 0.008) * height], -1), nearest


def panel_places(angle, points):
    """Flat places on the panels: across from the middle of a panel, and up from the lower edge."""
    edges = np.sort(SEAMS)
    index = np.searchsorted(edges, angle) % len(edges)
    left = np.where(index == 0, edges[-1] - 2 * math.pi * (angle < edges[0]), edges[index - 1])
    right = np.where(index == 0, edges[0] + 2 * math.pi * (angle >= edges[-1]), edges[index])
    steps = np.linalg.norm(np.diff(points, axis=1, append=points[:, :1]), axis=-1)
    around = np.cumsum(np.pad(steps, ((0, 0), (1, 0))), axis=1)
    angles = np.append(angle[0], math.pi)
    middle = np.stack([np.interp(way, angles, lengths) for way, lengths in zip((left + right) / 2, around)])
    up = np.cumsum(np.linalg.norm(np.diff(points, axis=0, prepend=points[:1]), axis=-1), axis=0)
    return around[:, :-1] - middle, up


def build_crown(printed):
    """printed: the angle of the panel that is printed."""
    angles = column_angles()
    share = np.linspace(0, 1, ROWS) ** 0.95
    angle, way = np.meshgrid(angles, share)
    points, nearest = crown_surface(angle, way)
    across, up = panel_places(angle, points)
    radius = np.hypot(points[..., 0], points[..., 1])
    # Without the columns beside the seam: between two panels there is no place on either.
    sheet = np.cos(angle - printed) > math.cos(SEAMS[3] - 0.025)
    marks = {
        # Counted from the button: the lower edge is an arch, and a print is straight.
        'flat': np.stack([across, up - up[-1:], sheet * 1.0], -1).reshape(-1, 3),
        'd_seam': (nearest * radius).ravel(),
        'd_rim': up.ravel(),
    }
    triangles = grid_triangles(ROWS, len(angles), True)
    flat_points = points.reshape(-1, 3)
    seam = 0.0006 * np.exp(-((marks['d_seam'] / 0.004) ** 2))
    hem = 0.0008 * (marks['d_rim'] < 0.0012)
    outer = 0.0005 + seam + hem
    mesh = thicken(flat_points, triangles, marks, outer, np.full(len(flat_points), 0.0012))
    return create_mesh('crown', mesh[0], mesh[1], attributes=mesh[2])


def crown_height(nodes):
    x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
    seam, rim = (nodes.times(nodes.attribute(name), 1000.0) for name in ('d_seam', 'd_rim'))
    total = nodes.minus(twill_height(nodes), nodes.times(nodes.band(seam, 0.0, 0.15, 0.9), 0.9))
    for distance, center, run in ((seam, 3.4, y), (rim, 4.0, x), (rim, 26.0, x)):
        total = nodes.minus(total, stitches(nodes, distance, center, run, 2.8))
    return nodes.add(total, pucker(nodes, seam, 3.0, 9.0), pucker(nodes, rim, 4.0, 8.0))


def build_visor():
    turn = np.linspace(-1, 1, 161)
    share = np.concatenate([np.linspace(-0.04, 0.9, 40), np.linspace(0.91, 1, 14)])
    angle, way = np.meshgrid(turn * VISOR_ANGLE, share)
    inner = np.stack([HALF_WIDTH * np.sin(angle), -HALF_DEPTH * np.cos(angle)], -1)
    side = np.meshgrid(turn * math.pi / 2, share)[0]
    end = HALF_DEPTH * math.cos(VISOR_ANGLE)
    outer_x = VISOR_HALF * np.sin(side) - (VISOR_HALF - HALF_WIDTH * math.sin(VISOR_ANGLE)) * np.abs(
        np.sin(side)
    ) ** 18 * np.sign(side)
    outer_y = -end - (HALF_DEPTH - end + VISOR) * np.cos(side) ** 0.80
    plan = inner + (np.stack([outer_x, outer_y], -1) - inner) * way[..., None]
    out = np.linalg.norm(plan - inner, axis=-1) * np.sign(way)
    height = ARCH + 0.0012 - BEND * plan[..., 0] ** 2 - FALL * out - 0.4 * out**2
    points = np.concatenate([plan, np.maximum(height, 0.0022)[..., None]], -1)
    edge = np.clip((1 - way) * VISOR / 0.0022, 0, 1)
    thick = 0.0018 * np.sqrt(1 - (1 - edge) ** 2) + 0.0001
    along = np.cumsum(np.linalg.norm(np.diff(points, axis=1, prepend=points[:, :1]), axis=-1), axis=1)
    marks = {
        'flat': np.concatenate([plan, np.zeros((*plan.shape[:2], 1))], -1).reshape(-1, 3),
        'across': (way * VISOR).ravel(),
        'along': along.ravel(),
    }
    triangles = grid_triangles(*way.shape)[:, ::-1]
    mesh = thicken(points.reshape(-1, 3), triangles, marks, thick.ravel(), thick.ravel())
    return create_mesh('visor', mesh[0], mesh[1], attributes=mesh[2])


def visor_height(nodes):
    across, run = (nodes.times(nodes.attribute(name), 1000.0) for name in ('across', 'along'))
    total = twill_height(nodes)
    for center in (9.0, 18.0, 27.0, 36.0, 45.0, 54.0, 66.0):
        total = nodes.minus(total, nodes.times(stitches(nodes, across, center, run, 2.8), 1.3))
        total = nodes.minus(total, nodes.times(nodes.band(across, center, 0.2, 2.2), 0.16))
    return total


def on_crown(angle, share, parts):
    """Puts parts that lie on z = 0 onto the crown."""
    place, up, beside = (
        crown_surface(np.array(a), np.array(s))[0]
        for a, s in ((angle, share), (angle, share + 0.01), (angle + 0.01, share))
    )
    normal = np.cross(beside - place, up - place)
    for part in parts:
        part.location = tuple(place + normal / np.linalg.norm(normal) * 0.0004)
        face_towards(part, normal)


def build_eyelets(coat):
    """Embroidered holes, one in each panel but the front one."""
    colored, dark = [], []
    hole = solid('hole', (0.004, 0.004, 0.004), 1.0, 0.0)
    for degrees in (-64, 64, 116, -116):
        ring = turn_profile('eyelet', [(0.0040, 0.0)] + arc(0.0030, 0.0002, 0.0007, 0, 180, 8) + [(0.0020, 0)], 32)
        black = turn_profile('hole', [(0.0021, 0.0004), (0, 0.0004)], 24)
        black.data.materials.append(hole)
        on_crown(math.radians(degrees), 0.52, (ring, black))
        colored.append((ring, coat))
        dark.append(black)
    return colored, dark


def build_strap():
    """The strap below the arch, with its stitches."""
    turn = np.linspace(-1, 1, 120)
    across = np.concatenate([[0, 0.02, 0.06], np.linspace(0.12, 0.88, 12), [0.94, 0.98, 1]])
    side, way = np.meshgrid(turn, across)
    angle = math.pi + side * (OPENING_ANGLE * 1.10)
    radius = 1.012 - 0.020 * (1 - side**2)
    z = 0.0006 + 0.0205 * way
    points = np.stack([HALF_WIDTH * np.sin(angle) * radius, -HALF_DEPTH * np.cos(angle) * radius, z], -1)
    run = side * OPENING_ANGLE * 0.09
    marks = {
        'flat': np.stack([run, z, np.zeros_like(z)], -1).reshape(-1, 3),
        'd_edge': (np.minimum(way, 1 - way) * 0.020).ravel(),
    }
    thick = (0.0011 * np.sqrt(1 - (1 - np.clip(np.minimum(way, 1 - way) / 0.06, 0, 1)) ** 2) + 0.0001).ravel()
    mesh = thicken(points.reshape(-1, 3), grid_triangles(*way.shape)[:, ::-1], marks, thick, thick)
    return create_mesh('strap', mesh[0], mesh[1], attributes=mesh[2])


def strap_height(nodes):
    x = nodes.times(nodes.separated(nodes.attribute('flat', 'Vector'))[0], 1000.0)
    edge = nodes.times(nodes.attribute('d_edge'), 1000.0)
    return nodes.minus(twill_height(nodes), stitches(nodes, edge, 2.2, x, 2.8))


def build_buckle():
    """A brushed clip around the strap, near its end."""
    metal = solid('clip', (0.55, 0.54, 0.51), 0.3, 0.5, Metallic=1.0)
    angle, parts = math.pi - 0.20, []
    place = (HALF_WIDTH * math.sin(angle) * 1.005, -HALF_DEPTH * math.cos(angle) * 1.005 + 0.0012, 0.0135)
    plate = bevelled_slab('clip', rounded_rectangle(0.0150, 0.0235, 0.0022), 0.0024, 0.0008)
    slot = bevelled_slab('slot', rounded_rectangle(0.0062, 0.0165, 0.0010), 0.0027, 0.0001)
    for part, material in ((plate, metal), (slot, solid('slot', (0.03, 0.03, 0.03), 0.6, 0.2))):
        part.location = place
        face_towards(part, (math.sin(angle), -math.cos(angle), 0))
        part.data.materials.append(material)
        parts.append(part)
    return parts


def build_button():
    profile = arc(0.0052, 0.0026, 0.0030, -60, 60, 6) + [(0.0050, 0.0058), (0.0030, 0.0070), (0, 0.0074)]
    button = turn_profile('button', profile, 48)
    button.location = (0, 0.004, CROWN + 0.0062)
    return button


def build(side):
    is_back = side == 'back'
    coats = {
        name: cloth(height, fuzz=0.07, gloss=0.02)
        for name, height in (
            ('crown', crown_height),
            ('visor', visor_height),
            ('strap', strap_height),
            ('plain', twill_height),
        )
    }
    rings, holes = build_eyelets(coats['plain'])
    crown = build_crown(printed=math.pi if is_back else 0.0)
    colored = [(crown, coats['crown']), (build_visor(), coats['visor']), (build_button(), coats['plain'])]
    colored += [(build_strap(), coats['strap'])] + rings
    fixed = holes + (build_buckle() if is_back else [])
    if is_back:
        for part in [item for item, _ in colored] + fixed:
            turn_around(part)
    light_from_front(FRAME)
    look_ahead(FRAME, MIDDLE, ELEVATION)
    slope, lean = math.cos(math.radians(ELEVATION)), math.sin(math.radians(ELEVATION))
    width, top, bottom = BACK_PRINT if is_back else FRONT_PRINT
    # The front of the crown is nearer than the middle of the picture, so it is seen lower.
    top, bottom = (
        MIDDLE + (z - MIDDLE) * slope - HALF_DEPTH * near * lean for z, near in ((top, 0.62), (bottom, 0.95))
    )
    area = print_area(FRAME, width, top - bottom, top, (0, MIDDLE))
    print_width = width / enlargement(FRAME, HALF_DEPTH)
    return Model(colored=colored, area=area, fixed=fixed, ground=add_ground(), print_width=print_width)
