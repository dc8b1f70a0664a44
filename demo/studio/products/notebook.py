"""A notebook in book cloth, 14.8 x 21.6 cm, with an elastic band."""

import numpy as np

from geometry import bevelled_slab, create_mesh, rounded_rectangle
from materials import cloth, weave_height
from nodes import create_material, principled, solid
from passes import Model
from scene import add_ground, light_from_above, look_down, print_area

WIDTH, HEIGHT, BLOCK, BOARD = 0.148, 0.216, 0.0125, 0.0026
FRAME = 0.280
PRINT_WIDTH, PRINT_HEIGHT = 0.098, 0.174
PRINT_CENTER = 0.003
GROOVE, BAND = -WIDTH / 2 + 0.0165, WIDTH / 2 - 0.0165


def build_board(name, z):
    """A cover, dense enough for the soft groove along its spine."""
    columns = np.unique(
        np.concatenate(
            [
                np.linspace(-1, 1, 40),
                GROOVE / (WIDTH / 2) + np.linspace(-0.06, 0.06, 25),
                np.array([-0.999, -0.995, -0.99, 0.99, 0.995, 0.999]),
            ]
        )
    )
    rows = np.unique(
        np.concatenate([np.linspace(-1, 1, 30), np.array([-0.9995, -0.997, -0.994, 0.994, 0.997, 0.9995])])
    )
    x, y = np.meshgrid(columns * WIDTH / 2, rows * HEIGHT / 2)
    edge = np.minimum(np.minimum(WIDTH / 2 - np.abs(x), HEIGHT / 2 - np.abs(y)), 0.0012)
    rounded = 0.0012 - np.sqrt(np.maximum(0, 0.0012**2 - (0.0012 - edge) ** 2))
    groove = 0.0013 * np.exp(-(((x - GROOVE) / 0.0024) ** 2))
    spine = np.clip((-WIDTH / 2 + 0.006 - x) / 0.006, 0, 1) ** 2 * 0.0022
    height = z + BOARD - rounded - groove - spine
    points = np.stack([x, y, height], -1).reshape(-1, 3)
    count = len(columns)
    faces = [
        (r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c)
        for r in range(len(rows) - 1)
        for c in range(count - 1)
    ]
    rim = [k for k in range(count)] + [r * count + count - 1 for r in range(1, len(rows))]
    rim += [(len(rows) - 1) * count + c for c in range(count - 2, -1, -1)] + [
        r * count for r in range(len(rows) - 2, 0, -1)
    ]
    base = len(points)
    points = np.concatenate([points, np.column_stack([points[rim, :2], np.full(len(rim), z)])])
    faces += [(rim[(k + 1) % len(rim)], rim[k], base + k, base + (k + 1) % len(rim)) for k in range(len(rim))]
    flat = np.column_stack([points[:, :2], np.zeros(len(points))])
    return create_mesh(name, points, faces, attributes={'flat': flat})


def pages(nodes):
    line = nodes.wave(nodes.separated(nodes.object_position())[2], 0.0004)
    return principled(nodes, (0.78, 0.75, 0.68), Roughness=0.9, Normal=nodes.bump(nodes.times(line, 0.3)))


def band_surface(nodes):
    ribs = nodes.wave(nodes.times(nodes.separated(nodes.object_position())[0], 1000.0), 1.0)
    return principled(
        nodes, (0.56, 0.045, 0.012), Roughness=0.8, Specular_IOR_Level=0.25, Normal=nodes.bump(nodes.times(ribs, 0.15))
    )


def build(side):
    lower = build_board('lower board', 0)
    upper = build_board('upper board', BOARD + BLOCK)
    block = bevelled_slab('block', rounded_rectangle(WIDTH - 0.006, HEIGHT - 0.007, 0.001, 4), BLOCK, 0.0003)
    block.location = (-0.001, 0, BOARD)
    block.data.materials.append(create_material('pages', pages))
    top = 2 * BOARD + BLOCK
    # On the back the spine lies on the right.
    direction = 1 if side == 'front' else -1
    band = bevelled_slab('band', rounded_rectangle(0.0068, HEIGHT + 0.0014, 0.0006, 3), 0.0009, 0.0004)
    band.location = (BAND, 0, top - 0.0001)
    band.data.materials.append(create_material('band', band_surface))
    ends = []
    for sign in (-1, 1):
        end = bevelled_slab('band end', rounded_rectangle(0.0068, 0.0012, 0.0003, 3), top, 0.0003)
        end.location = (BAND, sign * (HEIGHT / 2 + 0.0003), 0.0004)
        end.data.materials.append(solid('band end', (0.56, 0.045, 0.012), 0.8, 0.25))
        ends.append(end)
    marker = bevelled_slab('marker', rounded_rectangle(0.0052, 0.024, 0.0002, 2), 0.0005, 0.0002)
    marker.location = (-0.018, -HEIGHT / 2 - 0.008, BOARD + 0.001)
    marker.rotation_euler = (0.10, 0, 0.10)
    marker.data.materials.append(solid('marker', (0.56, 0.045, 0.012), 0.6, 0.3))
    parts = [lower, upper, block, band, *ends, marker]
    if direction < 0:
        for part in parts:
            part.location.x *= -1
            part.scale.x = -1
    look_down(FRAME)
    light_from_above(FRAME)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_HEIGHT / 2, x=direction * PRINT_CENTER)
    coat = cloth(lambda nodes: weave_height(nodes, thread=0.55, depth=0.03, slubs=0.05), fuzz=0.03, gloss=0.03)
    return Model(
        colored=[(lower, coat), (upper, coat)], area=area, fixed=[block, band, *ends, marker], ground=add_ground()
    )
