"""What sets are made of beside the shop's goods: walls, tables, light from a window, and small things that lie about."""

import math

import bpy
import numpy as np

from bands import soft_line
from geometry import arc, bevelled_slab, create_mesh, rounded_rectangle, sweep_tube, turn_profile
from goods import linear, placed
from nodes import Nodes, create_material, principled, solid
from products.poster import oak
from scene import add_area_light, add_object, set_world_light


def put(part, material=None, **place):
    """Moves a part of a set to its place and gives it a material."""
    if material:
        part.data.materials.append(material)
    part.matrix_world = placed(**place) @ part.matrix_basis
    return part


def plaster(color):
    """A painted wall, rolled by hand."""

    def surface(nodes):
        place = nodes.object_position()
        height = nodes.add(nodes.times(nodes.noise(place, 90.0, 4.0), 0.5), nodes.times(nodes.noise(place, 3.0), 1.2))
        return principled(nodes, linear(color), Roughness=0.9, Specular_IOR_Level=0.1, Normal=nodes.bump(height, 0.5))

    return create_material('plaster', surface)


def linen(color):
    """A cloth on a table or a bed, with folds that are only drawn."""

    def surface(nodes):
        x, y, _ = nodes.separated(nodes.scaled(nodes.object_position(), (1000, 1000, 0)))
        threads = nodes.times(nodes.wave(x, 1.3), nodes.wave(y, 1.3))
        slubs = nodes.noise(nodes.scaled(nodes.object_position(), (60, 900, 0)), 1.0)
        height = nodes.add(nodes.times(threads, 0.05), nodes.times(slubs, 0.3))
        return principled(nodes, linear(color), Roughness=0.9, Specular_IOR_Level=0.1, Normal=nodes.bump(height))

    return create_material('linen', surface)


def paint(color, roughness=0.6, **more):
    return solid('paint', linear(color), roughness, 0.3, **more)


def wood(index=0):
    """Oak that was soaped: paler than that of the frames."""

    def surface(nodes):
        shader = oak(nodes, index)
        color = shader.node.inputs['Base Color']
        pale = nodes('ShaderNodeHueSaturation', {'Saturation': 0.74, 'Value': 1.12, 'Color': color.links[0].from_socket})
        nodes.connect(shader.node, 'Base Color', pale)
        return shader

    return create_material(f'wood {index}', surface)


def add_sheet(x, y, material, **place):
    """A rectangle of this size that lies on z = 0."""
    points = [(-x / 2, -y / 2, 0), (x / 2, -y / 2, 0), (x / 2, y / 2, 0), (-x / 2, y / 2, 0)]
    return put(create_mesh('sheet', points, [(0, 1, 2, 3)], smooth=False), material, **place)


def add_slab(x, y, z, material, bevel=0.002, **place):
    """A board of this size that lies on z = 0."""
    return put(bevelled_slab('slab', rounded_rectangle(x, y, bevel * 2, 4), z, bevel), material, **place)


def add_wall(color, y=0.0, base=None):
    """A wall behind everything, with a skirting board when `base` is the height of the floor."""
    add_sheet(12, 8, plaster(color), at=(0, y, 0), tilt=90)
    if base is not None:
        add_slab(12, 0.09, 0.012, paint('#f4f2ec', 0.4), at=(0, y, base + 0.045), tilt=90)


def add_boards(width=0.14, count=16, length=5.0, z=0.0, turn=0.0):
    """A floor or a table of oak boards along x, which end at y = 0 in the middle."""
    for k in range(count):
        place = (0.37 * (k % 3), (k - count / 2 + 0.5) * width, z - 0.02)
        turned = math.radians(turn)
        x = place[0] * math.cos(turned) - place[1] * math.sin(turned)
        y = place[0] * math.sin(turned) + place[1] * math.cos(turned)
        add_slab(length, width - 0.0012, 0.02, wood(k), 0.0008, at=(x, y, place[2]), turn=turn)


def add_table(width, depth, z=0.0, thick=0.028, y=0.0, index=3):
    """A table top or a board of one piece; y is its back edge."""
    return add_slab(width, depth, thick, wood(index), 0.003, at=(0, y - depth / 2, z - thick))


def add_window(target, side=-1, size=1.0, height=1.1, panes=(2, 3), front=1, power=1.0, fill=0.40):
    """Daylight from the left (-1) or the right: a soft sky, and a low sun through a window with bars.

    size: how wide the patch of sun is. front: -1 where it comes from behind, which is above in a picture of a table.
    """
    set_world_light(fill)
    reach = size * 2.2
    tx, ty, tz = target
    add_area_light(
        (tx + side * reach, ty - front * 0.9 * reach, tz + 0.8 * reach), target, size * 1.5, size * 1.5, 85 * size**2
    )
    far = 5.0 * size
    place = (tx + side * far * 0.62, ty - front * far * 0.55, tz + far * 0.42 * height)
    sun = bpy.data.lights.new('sun', 'SPOT')
    sun.energy, sun.spot_size, sun.spot_blend = 640 * far**2 / 16 * power, math.radians(40), 0.0
    sun.color, sun.shadow_soft_size, sun.use_nodes = (1.0, 0.90, 0.76), 0.035 * size, True
    nodes = Nodes(sun.node_tree)
    sun.node_tree.nodes.clear()
    across, up, ahead = nodes.separated(nodes('ShaderNodeTexCoord').outputs['Normal'])
    ahead = nodes.math('ABSOLUTE', ahead)
    half = 0.5 * size / far
    mask = None
    for value, count, share in ((across, panes[0], 1.0), (up, panes[1], 1.35)):
        place_on = nodes.math('DIVIDE', nodes.math('DIVIDE', value, ahead), half * share)
        inside = nodes.band(place_on, 0.0, 0.96, 0.05)
        bars = nodes.math('PINGPONG', nodes.times(nodes.add(place_on, 1.0), count / 2), 0.5)
        part = nodes.times(inside, nodes.math('SUBTRACT', 1.0, nodes.band(bars, 0.0, 0.035, 0.03)))
        mask = part if mask is None else nodes.times(mask, part)
    light = nodes('ShaderNodeEmission', {'Strength': mask})
    nodes.connect(nodes('ShaderNodeOutputLight'), 'Surface', light)
    add_object('sun', sun, place, target)


def add_peg(x, y, z, length=0.075):
    """A turned wooden peg in the wall."""
    profile = [
        (0.009, 0.0),
        (0.008, length * 0.6),
        (0.0085, length * 0.8),
        *arc(0.006, length * 0.88, 0.009, -20, 70, 6),
        (0, length),
    ]
    put(turn_profile('peg', profile, 40), wood(9), at=(x, y, z), tilt=84)


def add_rail(width, y, z, pegs):
    """A board along the wall, with pegs at these places on which nothing hangs."""
    add_slab(width, 0.075, 0.018, wood(5), 0.003, at=(0, y, z), tilt=90)
    for x in pegs:
        add_peg(x, y - 0.016, z)


def add_hanger(x, y, z, width=0.19, drop=0.075):
    """A wooden hanger whose hook rests at this place: only what is seen of it in the neck of a shirt."""
    wire = solid('wire', (0.55, 0.54, 0.52), 0.25, 0.5, Metallic=1.0)
    hook = [
        (0.0, -drop),
        (0.0, -0.03),
        (0.004, -0.022),
        (0.020, -0.012),
        (0.021, 0.006),
        (0.006, 0.015),
        (-0.010, 0.008),
        (-0.014, -0.004),
    ]
    line = soft_line(hook, 6)
    put(
        sweep_tube('hook', np.column_stack([line[:, 0], line[:, 1], 0 * line[:, 0]]), 0.0017, 12),
        wire,
        at=(x, y, z),
        tilt=90,
    )
    t = np.linspace(-1, 1, 60)
    bar = np.column_stack([t * width / 2, -drop - 0.006 - 0.055 * np.abs(t) ** 1.5, 0 * t])
    put(sweep_tube('bar', bar, 0.0062 * (1 - t**4) + 0.0004, 20), wood(11), at=(x, y, z), tilt=90)


def add_pencil(color, length=0.17, **place):
    body = sweep_tube('pencil', [(0, k * length * 0.88, 0.0036) for k in (0, 0.25, 0.5, 0.75, 1)], 0.0036, 6)
    put(body, paint(color, 0.3), **place)
    t = np.linspace(0, 1, 8)
    tip = sweep_tube(
        'tip',
        np.column_stack([0 * t, length * (0.88 + 0.12 * t), 0 * t + 0.0036]),
        0.0035 * (1 - 0.86 * t) + 0.0001,
        16,
    )
    put(tip, paint('#e3c190', 0.7), **place)


def add_paper(width, height, color='#fbf9f4', **place):
    """A sheet that does not lie quite flat."""
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, 24), np.linspace(-height / 2, height / 2, 24))
    lift = 0.0006 + 0.012 * np.clip((x / width + y / height - 0.62), 0, 1) ** 2
    points = np.stack([x, y, lift], -1).reshape(-1, 3)
    quads = [(r * 24 + c, r * 24 + c + 1, r * 24 + c + 25, r * 24 + c + 24) for r in range(23) for c in range(23)]
    return put(create_mesh('paper', points, quads), paint(color, 0.85), **place)


def add_spool(color, **place):
    """A cone of embroidery thread."""
    core = [(0, 0), (0.027, 0), (0.027, 0.004), (0.024, 0.005)]
    put(turn_profile('core', [*core, (0.011, 0.112), (0.010, 0.122), (0, 0.122)], 48), paint('#ece7dc', 0.5), **place)

    def thread(nodes):
        height = nodes.wave(nodes.times(nodes.separated(nodes.object_position())[2], 1000.0), 1.4)
        return principled(nodes, linear(color), Roughness=0.45, Normal=nodes.bump(nodes.times(height, 0.12)))

    wound = [
        (0.024, 0.008),
        *arc(0.026, 0.016, 0.008, -80, 0, 6),
        (0.033, 0.030),
        (0.022, 0.098),
        *arc(0.015, 0.100, 0.006, 0, 80, 6),
        (0.011, 0.107),
    ]
    put(turn_profile('thread', wound, 64), create_material('thread', thread), **place)


def add_pot(color, leaves=9, height=0.20, seed=1, **place):
    """A potted plant with long leaves."""
    rng = np.random.default_rng(seed)
    wall = [
        (0, 0),
        (0.036, 0),
        (0.038, 0.002),
        (0.048, 0.078),
        (0.048, 0.085),
        (0.044, 0.085),
        (0.043, 0.074),
        (0, 0.074),
    ]
    put(turn_profile('pot', wall, 64), paint(color, 0.7), **place)
    put(turn_profile('soil', [(0.0435, 0.0745), (0, 0.0755)], 32), paint('#3b2c22', 1.0), **place)
    green = create_material('leaf', lambda nodes: principled(nodes, linear('#4f7d4a'), Roughness=0.4))
    for k in range(leaves):
        around, length = 2 * math.pi * k / leaves + rng.normal(0, 0.25), height * rng.uniform(0.65, 1.1)
        t = np.linspace(0, 1, 16)
        out, up = 0.012 + length * 0.75 * t**1.6, 0.074 + length * (1.25 * t - 0.75 * t**2.2)
        half = 0.021 * np.sin(math.pi * np.clip(t * 0.94 + 0.05, 0, 1)) ** 0.8
        points = []
        for a, b, w in zip(out, up, half):
            for s, dip in ((-1, 0.0), (0, -0.004), (1, 0.0)):
                x, y = a, s * w
                points.append(
                    (x * math.cos(around) - y * math.sin(around), x * math.sin(around) + y * math.cos(around), b + dip)
                )
        quads = [(3 * r + c, 3 * r + c + 1, 3 * r + c + 4, 3 * r + c + 3) for r in range(15) for c in range(2)]
        put(create_mesh('leaf', points, quads), green, **place)


def add_book_stack(colors, **place):
    """Books that lie on each other."""
    rng, z = np.random.default_rng(len(colors)), 0.0
    x, y, up = place.pop('at')
    for color in colors:
        thick, turn = rng.uniform(0.014, 0.024), rng.uniform(-7, 7)
        for size, low, high, material in (
            (0, 0, 0.0022, color),
            (0.005, 0.0022, thick - 0.0022, None),
            (0, thick - 0.0022, thick, color),
        ):
            cover = paint(material, 0.6) if material else paint('#efe9dc', 0.9)
            add_slab(
                0.15 - size,
                0.21 - size,
                high - low,
                cover,
                0.0008,
                at=(x, y, up + z + low),
                turn=turn + place.get('turn', 0),
            )
        z += thick
    return up + z


def add_box(x, y, z, color='#c49a6c', **place):
    """A closed carton with a strip of paper tape."""
    at = place.pop('at', (0, 0, 0))
    add_slab(x, y, z, paint(color, 0.85), 0.0015, at=at, **place)
    add_slab(x + 0.0004, 0.05, 0.0004, paint('#e7d2ae', 0.5), 0.0001, at=(at[0], at[1], at[2] + z), **place)
