"""An A3 poster in an oak frame behind glass, 31.5 x 43.8 cm, on a wall; its back is a board with turn buttons."""

import math

import numpy as np

from geometry import bevelled_slab, create_mesh, rounded_rectangle, turn_profile
from materials import glaze, paper
from nodes import create_material, solid
from passes import Model
from scene import add_area_light, add_ground, light_from_above, look_down, print_area

WIDTH, HEIGHT, DEPTH, BAR = 0.315, 0.438, 0.020, 0.0135
FRAME = 0.52
PRINT_WIDTH, PRINT_HEIGHT = 0.254, 0.380
SHEET = 0.0135
BOARD = 0.0120


def bar_profile():
    """Across a bar, from the outer edge to the inner one: places and heights, with small rounded edges."""
    return [
        (0, 0), (0, DEPTH - 0.0012), (0.0004, DEPTH - 0.0004), (0.0012, DEPTH),
        (BAR - 0.0012, DEPTH), (BAR - 0.0004, DEPTH - 0.0004), (BAR, DEPTH - 0.0012), (BAR, 0),
    ]  # fmt: skip


def build_bar(index, length, place, turn):
    """One bar with mitred ends along x, its outer edge at y = 0 and its inner edge below."""
    points, faces, profile = [], [], bar_profile()
    for sign in (-1, 1):
        points += [(sign * (length / 2 - y), -y, z) for y, z in profile]
    count = len(profile)
    faces = [(k, k + count, k + count + 1, k + 1) for k in range(count - 1)]
    bar = create_mesh('bar', points, faces, smooth=False)
    bar.location = (*place, 0)
    bar.rotation_euler = (0, 0, turn)
    bar.data.materials.append(create_material(f'oak {index}', lambda nodes: oak(nodes, index)))
    return bar


def oak(nodes, index):
    """Grain along x: wide bands of early and late wood, and short dark pores."""
    place = nodes('ShaderNodeVectorMath', {0: nodes.object_position(), 1: (index * 1.7, index * 0.31, 0)}).outputs[0]
    bands = nodes.noise(nodes.scaled(place, (5, 160, 160)), 1.0, 4.0, 0.6)
    pores = nodes.noise(nodes.scaled(place, (110, 2600, 2600)), 1.0, 2.0, 0.5)
    dark = nodes.math('MULTIPLY', nodes.minus(0.44, pores), 5.0, clamp=True)
    tone = nodes('ShaderNodeMix', {0: bands, 6: (0.60, 0.36, 0.165, 1), 7: (0.43, 0.225, 0.085, 1)}, data_type='RGBA')
    shade = nodes(
        'ShaderNodeMix', {0: nodes.times(dark, 0.5), 6: tone.outputs[2], 7: (0.20, 0.09, 0.03, 1)}, data_type='RGBA'
    )
    inputs = {
        'Base Color': shade.outputs[2],
        'Roughness': 0.5,
        'Specular IOR Level': 0.3,
        'Normal': nodes.bump(nodes.minus(nodes.times(bands, 0.10), nodes.times(dark, 0.06))),
    }
    return nodes('ShaderNodeBsdfPrincipled', inputs).outputs[0]


def build_frame():
    x, y = WIDTH / 2, HEIGHT / 2
    return [
        build_bar(1, WIDTH, (0, y), 0),
        build_bar(2, HEIGHT, (x, 0), -math.pi / 2),
        build_bar(3, WIDTH, (0, -y), math.pi),
        build_bar(4, HEIGHT, (-x, 0), math.pi / 2),
    ]


def build_sheet(z):
    """What fills the frame: the poster in front, the board behind."""
    x, y = WIDTH / 2 - BAR + 0.0008, HEIGHT / 2 - BAR + 0.0008
    return create_mesh('sheet', [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)], [(0, 1, 2, 3)], smooth=False)


def fibers(nodes):
    """Hardboard: short fibers, pressed flat."""
    place = nodes.scaled(nodes.object_position(), (1000, 1000, 1000))
    return nodes.add(nodes.times(nodes.noise(place, 1.6, 4.0, 0.65), 0.22), nodes.times(nodes.noise(place, 0.12), 0.3))


def build_turn_button(x, y, turn, metal):
    """A bent steel tongue with a rivet, which holds the board."""
    tongue = bevelled_slab('tongue', rounded_rectangle(0.0075, 0.026, 0.0037, 10), 0.0011, 0.0004)
    tongue.location = (x, y, DEPTH)
    tongue.rotation_euler = (0, 0, turn)
    rivet = turn_profile('rivet', [(0.0024, 0), (0.0022, 0.0008), (0.0014, 0.0013), (0, 0.0015)], 24)
    away = np.array([-math.sin(turn), math.cos(turn)]) * 0.006
    rivet.location = (x + away[0], y + away[1], DEPTH + 0.0010)
    for part in (tongue, rivet):
        part.data.materials.append(metal)
    return [tongue, rivet]


def build_hanger(metal):
    """A saw-toothed strip on the upper bar, held by two nails."""
    top = HEIGHT / 2 - BAR / 2
    teeth = [(-0.021 + 0.003 * k, top - (0.0040 if k % 2 else 0.0022)) for k in range(15)]
    outline = [
        *teeth,
        (0.030, top - 0.0030),
        (0.033, top),
        (0.030, top + 0.0034),
        (-0.030, top + 0.0034),
        (-0.033, top),
        (-0.030, top - 0.0030),
    ]
    strip = bevelled_slab('hanger', outline, 0.0010, 0.0002, 2)
    strip.location = (0, 0, DEPTH)
    strip.data.materials.append(metal)
    parts = [strip]
    for sign in (-1, 1):
        nail = turn_profile('nail', [(0.0020, 0), (0.0018, 0.0006), (0.0010, 0.0010), (0, 0.0011)], 24)
        nail.location = (sign * 0.0285, top, DEPTH + 0.0009)
        nail.data.materials.append(metal)
        parts.append(nail)
    return parts


def build_back_parts():
    metal = solid('steel', (0.48, 0.48, 0.47), 0.32, 0.5, Metallic=1.0)
    x, y = WIDTH / 2 - BAR - 0.0035, HEIGHT / 2 - BAR - 0.0035
    parts = build_hanger(metal)
    for place in (-0.150, -0.052, 0.050, 0.148):
        parts += build_turn_button(-x, place, math.pi / 2 + 0.04, metal)
        parts += build_turn_button(x, place, -math.pi / 2 + 0.05 * (place > 0), metal)
    for place in (-0.070, 0.075):
        parts += build_turn_button(place, -y, math.pi + 0.06 * (place > 0), metal)
        parts += build_turn_button(place, y, 0.03, metal)
    return parts


def build(side):
    is_back = side == 'back'
    look_down(FRAME)
    light_from_above(FRAME)
    if is_back:
        board, fixed = build_sheet(BOARD), build_frame() + build_back_parts()
        return Model(
            colored=[(board, paper(fibers, 0.3, 0.6))], area=(300, 200, 400, 600), fixed=fixed, ground=add_ground()
        )
    # A window that the glass mirrors in its upper left corner.
    add_area_light((-0.42, 0.62, 1.9), (-0.1, 0.15, 0), 0.34, 0.5, 1.6)
    area = print_area(FRAME, PRINT_WIDTH, PRINT_HEIGHT, PRINT_HEIGHT / 2)
    coat = glaze(roughness=0.03, ripple=0.004)
    return Model(colored=[(build_sheet(SHEET), coat)], area=area, fixed=build_frame(), ground=add_ground())
