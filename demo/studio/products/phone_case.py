"""A case of hard plastic: its printed outside with a phone in it, and its empty inside."""

import numpy as np

from geometry import arc, bevelled_slab, rounded_rectangle, stack_outlines, turn_profile
from materials import glaze
from nodes import solid
from passes import Model
from scene import add_area_light, add_ground, light_from_above, look_down, print_area

WIDTH, HEIGHT, THICK, CORNER = 0.0752, 0.1530, 0.0108, 0.0125
FRAME = 0.188
PRINT_WIDTH, PRINT_HEIGHT = 0.070, 0.1475
CAMERA = (-0.0165, 0.0555)
CAMERA_SIZE, CAMERA_HOLE = 0.0335, 0.0298
INSIDE_WIDTH, INSIDE_HEIGHT = 0.0640, 0.1429


def lens(place, radius, height):
    """A ring of metal around dark glass."""
    ring = turn_profile(
        'ring',
        [(radius, 0), (radius, height - 0.0004)]
        + arc(radius - 0.0004, height - 0.0004, 0.0004, 0, 90, 5)
        + [(radius * 0.82, height), (radius * 0.80, height - 0.0006)],
        64,
    )
    ring.data.materials.append(solid('metal', (0.20, 0.20, 0.21), 0.25, 0.5, Metallic=1.0))
    glass = turn_profile(
        'glass', [(radius * 0.82, height - 0.0006), (radius * 0.5, height - 0.0005), (0, height - 0.0004)], 64
    )
    glass.data.materials.append(solid('glass', (0.004, 0.004, 0.006), 0.03, 0.6))
    pupil = turn_profile('pupil', [(radius * 0.36, height - 0.00035), (0, height - 0.0003)], 48)
    pupil.data.materials.append(solid('pupil', (0.010, 0.012, 0.03), 0.02, 0.9))
    for part in (ring, glass, pupil):
        part.location = place
    return [ring, glass, pupil]


def build_camera():
    x, y = CAMERA
    plate = bevelled_slab('plate', rounded_rectangle(CAMERA_SIZE, CAMERA_SIZE, 0.0095), 0.0012, 0.0006)
    plate.location = (x, y, THICK - 0.0004)
    plate.data.materials.append(solid('plate', (0.012, 0.012, 0.014), 0.16, 0.5))
    rim = bevelled_slab('rim', rounded_rectangle(CAMERA_SIZE + 0.0026, CAMERA_SIZE + 0.0026, 0.0106), 0.0010, 0.0005)
    rim.location = (x, y, THICK - 0.0006)
    rim.data.materials.append(solid('rim', (0.02, 0.02, 0.022), 0.5, 0.3))
    parts = [plate, rim]
    for dx, dy in ((-0.0078, 0.0078), (-0.0078, -0.0078), (0.0080, 0.0)):
        parts += lens((x + dx, y + dy, THICK + 0.0006), 0.0062, 0.0018)
    flash = turn_profile('flash', [(0.0021, 0.0006), (0.0018, 0.0009), (0, 0.001)], 32)
    flash.location = (x + 0.0085, y + 0.0112, THICK + 0.0004)
    flash.data.materials.append(solid('flash', (0.75, 0.68, 0.5), 0.2, 0.5))
    return parts + [flash]


def build_buttons(direction=1):
    """The covers of the keys on both sides."""
    parts = []
    for x, y, length in ((-1, 0.030, 0.010), (-1, 0.010, 0.010), (1, 0.022, 0.016)):
        button = bevelled_slab('button', rounded_rectangle(0.0030, length, 0.0012, 6), 0.0052, 0.001)
        button.location = (direction * x * (WIDTH / 2 + 0.0001), y, 0.0025)
        parts.append(button)
    return parts


def build_tray():
    """The inside: walls with a lip that holds the phone, and a floor with a hole for the camera, which has a rim."""
    outline = rounded_rectangle(WIDTH, HEIGHT, CORNER, 20)
    rings = [(0.0012, 0.0), (0.0, 0.0014), (0.0, 0.0096), (0.0003, 0.0104), (0.0010, 0.0108), (0.0018, 0.0106)]
    rings += [
        (0.0022, 0.0100),
        (0.0020, 0.0092),
        (0.0015, 0.0080),
        (0.0016, 0.0040),
        (0.0021, 0.0026),
        (0.0034, 0.0018),
    ]
    x, y = -CAMERA[0], CAMERA[1]
    hole = np.array(rounded_rectangle(CAMERA_HOLE, CAMERA_HOLE, 0.0085, 12)) + (x, y)
    rings.append((0.0046, 0.0015))
    floor = np.array(rounded_rectangle(WIDTH - 0.0092, HEIGHT - 0.0092, CORNER - 0.0046, 20))
    # From the upper end of the right edge straight to the hole, around it, and back.
    start = int(np.argmin(np.linalg.norm(floor - (floor[:, 0].max(), y), axis=1)))
    first = int(np.argmin(np.linalg.norm(hole - floor[start], axis=1)))
    around = np.roll(hole[::-1], -(len(hole) - 1 - first), axis=0)
    top = np.concatenate([floor[: start + 1], around, around[:1], floor[start:]])
    tray = stack_outlines('tray', outline, rings, top)
    rim = stack_outlines(
        'rim', hole - (x, y), [(0.0, 0.0), (0.0, 0.0026), (-0.0004, 0.0031), (-0.0010, 0.0031), (-0.0014, 0.0026), (-0.0015, 0.0012)],
        top=[(0, 0), (1e-6, 0), (0, 1e-6)],
    )  # fmt: skip
    rim.location = (x, y, 0)
    return [tray, rim]


def build_inside():
    """Soft plastic, dull inside."""
    look_down(FRAME)
    light_from_above(FRAME)
    add_area_light((-0.16, 0.16, 0.22), (0, 0.02, 0), 0.05, 0.30, 0.25)
    area = print_area(FRAME, INSIDE_WIDTH, INSIDE_HEIGHT, INSIDE_HEIGHT / 2)
    coat = glaze(roughness=0.42, ripple=0.02)
    return Model(colored=[(part, coat) for part in [*build_tray(), *build_buttons(-1)]], area=area, ground=add_ground())


def build(side):
    return build_inside() if side == 'back' else build_outside()


def build_outside():
    outline = rounded_rectangle(WIDTH, HEIGHT, CORNER, 20)
    case = bevelled_slab('case', outline, THICK, 0.0030, 10)
    fixed = build_camera()
    look_down(FRAME)
    light_from_above(FRAME)
    # A long bright card that the plastic mirrors as a soft edge of light.
    add_area_light((-0.16, 0.16, 0.22), (0, 0.02, 0), 0.05, 0.30, 0.35)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_HEIGHT / 2)
    coat = glaze(roughness=0.28, ripple=0.02)
    colored = [(part, coat) for part in [case, *build_buttons()]]
    return Model(colored=colored, area=area, fixed=fixed, ground=add_ground())
