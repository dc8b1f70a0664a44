"""An acrylic keyring: a clear plate of 5 x 5.9 cm whose face is printed, with a chain and a split ring."""

import math

import numpy as np

from geometry import arc, bevelled_slab, create_mesh, rounded_rectangle, sweep_tube
from materials import acrylic, glaze
from nodes import create_material, solid
from passes import Model
from scene import add_area_light, add_ground, light_from_above, look_down, print_area

SIDES, SAME_FROM_BEHIND = ('front',), True
HALF, TOP, BOTTOM, CORNER, THICK = 0.025, 0.0118, -0.0372, 0.0080, 0.0042
TAB, TAB_Y, FILLET, HOLE = 0.0054, 0.0164, 0.0030, 0.0021
RIM = 0.0021
FRAME, CENTER = 0.108, 0.0052
PRINT, PRINT_TOP = 0.0430, 0.0090


def plate_outline():
    """Counterclockwise from the lower right corner: the plate, and the tab with its hole."""
    x, top, low = HALF - CORNER, TOP - CORNER, BOTTOM + CORNER
    right = arc(x, low, CORNER, -90, 0, 10) + arc(x, top, CORNER, 0, 90, 10)
    right += arc(TAB + FILLET, TOP + FILLET, FILLET, -90, -180, 8)
    half = np.array(right + arc(0, TAB_Y, TAB, 0, 86, 12))
    return np.concatenate([half, half[::-1] * (-1, 1)])


def build_plate(material):
    """A slab with a polished edge and a hole, which is cut from the top of the tab."""
    plate = bevelled_slab('plate', plate_outline(), THICK, 0.0006, 6)
    plate.data.materials.append(material)
    circle = [(HOLE * math.cos(k), TAB_Y + HOLE * math.sin(k)) for k in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    rings = [(1.0, THICK + 0.00005), (0.86, THICK - 0.0004), (0.86, 0.0002)]
    points = [(x * s, TAB_Y + (y - TAB_Y) * s, z) for s, z in rings for x, y in circle]
    faces = [
        (r * 48 + k, r * 48 + (k + 1) % 48, (r + 1) * 48 + (k + 1) % 48, (r + 1) * 48 + k)
        for r in (0, 1)
        for k in range(48)
    ]
    hole = create_mesh('hole', points, [*faces, tuple(range(96, 144))])
    hole.data.materials.append(solid('ground seen through the hole', (0.70, 0.70, 0.70), 1.0, 0.0))
    return [plate, hole]


def closed_ring(name, center, half_width, half_length, thick, tilt, turn, material):
    """An oval of wire about a center; tilt lifts its right side, turn is about the vertical."""
    t = np.linspace(0, 2 * math.pi, 73)
    flat = np.stack([half_width * np.sin(t), half_length * np.cos(t)], 1)
    x, y, z = flat[:, 0] * math.cos(tilt), flat[:, 1], flat[:, 0] * math.sin(tilt)
    c, s = math.cos(turn), math.sin(turn)
    path = np.stack([c * x - s * y, s * x + c * y, z], 1) + center
    ring = sweep_tube(name, path, thick, 14)
    ring.data.materials.append(material)
    return ring


def build_chain(metal):
    parts = [closed_ring('jump ring', (0.0002, TAB_Y + 0.0030, 0.0034), 0.0028, 0.0036, 0.00052, 0.9, 0.06, metal)]
    for k, (x, y) in enumerate(((0.0006, 0.0243), (0.0011, 0.0279), (0.0017, 0.0315))):
        tilt = 1.25 if k % 2 else 0.25
        parts.append(closed_ring('link', (x, y, 0.0021), 0.0014, 0.0024, 0.00048, tilt, -0.16, metal))
    # A split ring: two turns of flat wire.
    for z, radius in ((0.0011, 0.0089), (0.0027, 0.0088)):
        parts.append(closed_ring('split ring', (0.0031, 0.0418, z), radius, radius, 0.00085, 0.0, 0.0, metal))
    return parts


def build(side):
    metal = solid('nickel', (0.60, 0.59, 0.57), 0.18, 0.5, Metallic=1.0)
    fixed = build_plate(create_material('acrylic', acrylic)) + build_chain(metal)
    height = TOP - BOTTOM - 2 * RIM
    face = bevelled_slab('face', rounded_rectangle(2 * (HALF - RIM), height, CORNER - RIM, 16), 0.0003, 0.0002, 3)
    face.location = (0, (TOP + BOTTOM) / 2, THICK - 0.00015)
    look_down(FRAME, (0, CENTER))
    light_from_above(FRAME)
    # A window that the plate mirrors across its upper left corner, and a long card for its edge.
    add_area_light((-0.09, 0.12, 0.30), (0, 0, 0), 0.06, 0.10, 0.22)
    area = print_area(FRAME, PRINT, PRINT * 424 / 420, PRINT_TOP, (0, CENTER))
    return Model(colored=[(face, glaze(roughness=0.05, ripple=0.006))], area=area, fixed=fixed, ground=add_ground())
