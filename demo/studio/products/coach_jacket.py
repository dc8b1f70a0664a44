"""A coach jacket of thin nylon: a shirt collar, snaps, slanted pockets, and elastic at the cuffs."""

from dataclasses import dataclass

import numpy as np

from garment import Garment, mirrored
from geometry import arc, create_mesh, grid_triangles, thicken, turn_profile
from laying import height_over
from materials import millimeters, stitches
from nodes import solid
from pattern import curve, distance_to, is_inside
from shirt import build_laid

CLOSING = 0.012
# The welt of the right pocket, slanted.
WELT = [(0.098, -0.420), (0.116, -0.412), (0.168, -0.560), (0.150, -0.568)]


def front_collar():
    """The fold of the right half, from the shoulder to the front, and the edge of the fall below it."""
    fold = np.concatenate(
        [
            curve((0.088, 0.002), (0.080, -0.036), (0.047, -0.062)),
            curve((0.047, -0.062), (0.028, -0.080), (0.001, -0.094))[1:],
        ]
    )
    edge = np.concatenate(
        [
            curve((0.113, -0.006), (0.112, -0.075), (0.089, -0.150)),
            curve((0.089, -0.150), (0.048, -0.122), (0.002, -0.098))[1:],
        ]
    )
    return fold, edge


def back_collar():
    """From one shoulder over the neck to the other."""
    fold = curve((-0.090, 0.004), (0.0, 0.040), (0.090, 0.004), 90)
    edge = np.concatenate(
        [
            curve((-0.115, -0.010), (-0.060, -0.062), (0, -0.062), 45),
            curve((0, -0.062), (0.060, -0.062), (0.115, -0.010), 46)[1:],
        ]
    )
    return fold, edge


def evened(line, count):
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    places = np.linspace(0, along[-1], count)
    return np.stack([np.interp(places, along, line[:, k]) for k in range(2)], 1)


def highest_around(surface, place, reach=0.009):
    """How high a stiff thing lies on folds: on the highest place below it and around it."""
    offsets = [(0, 0), (reach, 0), (-reach, 0), (0, reach), (0, -reach)]
    return np.max([surface(place + np.array(offset)) for offset in offsets], axis=0)


def build_fall(name, lines, surface, inside, direction=1):
    """A collar that is folded over: it rises inside the neck, bends at the fold and lies on the shoulders."""
    fold, edge = (evened(line, 90) * (direction, 1) for line in lines)
    across = np.concatenate(
        [np.linspace(-0.30, -0.02, 8), np.linspace(0, 0.12, 8), np.linspace(0.16, 0.94, 22), [0.965, 0.985, 1.0]]
    )
    points, marks = [], []
    for v in across:
        if v < 0:
            # The stand, which goes down into the neck.
            place = fold + inside * (-v) * 0.045
            z = 0.0150 - 0.030 * (-v) ** 1.2
        else:
            place = fold + (edge - fold) * v
            z = (
                highest_around(surface, place)
                + 0.0024
                + 0.0110 * np.exp(-((v / 0.20) ** 1.3))
                + 0.0010 * np.sin(9 * v + 5 * np.linspace(0, 1, 90))
            )
            z = np.maximum(z, 0.0045)
        points.append(np.column_stack([place, np.broadcast_to(z, 90)]))
        marks.append(np.full(90, v))
    points = np.stack(points)
    # Both ends of the fall are sewn edges, too.
    v = np.stack(marks)
    width = np.linalg.norm(edge - fold, axis=1)
    d_edge = (1 - v) * width
    flat = np.concatenate([points[..., :2], np.full((*v.shape, 1), 1.0)], -1).reshape(-1, 3)
    far = np.full(v.size, 0.1)
    attributes = {'flat': flat, 'd_fall': d_edge.ravel(), 'd_pocket': far}
    attributes |= {key: far for key in ('d_neck', 'd_hem', 'd_cuff', 'd_arm', 's_neck', 'd_yoke', 'd_close')}
    triangles = grid_triangles(len(across), 90)
    upwards = np.cross(points[12, 40] - points[11, 40], points[11, 41] - points[11, 40])[2]
    triangles = triangles if upwards < 0 else triangles[:, ::-1]
    thick = 0.0005 + 0.0004 * np.clip((0.006 - d_edge.ravel()) / 0.001, 0, 1)
    mesh = thicken(points.reshape(-1, 3), triangles, attributes, thick, thick)
    return create_mesh(name, mesh[0], mesh[1], attributes=mesh[2])


def build_stand():
    """The back of the collar, seen from inside through the neck: it stands up from the back's edge."""
    fold = evened(curve((-0.090, 0.003), (0.0, 0.054), (0.090, 0.003), 60), 90)
    foot = evened(curve((-0.086, -0.006), (0.0, -0.030), (0.086, -0.006), 60), 90)
    share = np.linspace(0, 1, 24)
    height = 0.0175 - 0.0030 * (1 - share) ** 6 - 0.0145 * share**0.8
    points = np.stack(
        [np.column_stack([fold + (foot - fold) * v, np.full(90, z)]) for v, z in zip(share, height)]
    ).reshape(-1, 3)
    far = np.full(len(points), 0.1)
    keys = ('d_neck', 'd_hem', 'd_cuff', 'd_arm', 's_neck', 'd_yoke', 'd_close', 'd_fall', 'd_pocket')
    attributes = {key: far for key in keys} | {'flat': points * (1, 1, 0) + (0, 0, 1)}
    thick = np.full(len(points), 0.0006)
    mesh = thicken(points, grid_triangles(24, 90)[:, ::-1], attributes, thick, thick)
    return create_mesh('stand', mesh[0], mesh[1], attributes=mesh[2])


@dataclass
class CoachJacket(Garment):
    def distances(self, sewn, is_back):
        marks = super().distances(sewn, is_back)
        place, count = mirrored(sewn.flat), len(sewn.flat)
        far, is_upper = np.full(count, 0.1), sewn.front > 0.4
        welt = np.array([*WELT, WELT[0]])
        away = distance_to(place, welt, 0.0005)[0]
        pocket = np.where(is_inside(place, np.array(WELT)), -away, away)
        marks['d_pocket'] = far if is_back else np.where(is_upper, pocket, 0.1)
        marks['d_close'] = far if is_back else np.where(is_upper, sewn.flat[:, 0] + CLOSING, 0.1)
        yoke = place[:, 1] + 0.118 + 0.02 * place[:, 0]
        marks['d_yoke'] = np.where(is_upper & (marks['d_arm'] < 0), yoke, 0.1) if is_back else far
        marks['d_fall'] = far
        return marks

    def print_box(self, is_back):
        """A small print on the left side of the chest in front."""
        return super().print_box(is_back) if is_back else (0.095, 0.095, -0.190, 0.116)

    def cloth_height(self, nodes):
        """Nylon: smooth, with the fine crumpling of thin cloth."""
        place = millimeters(nodes)
        return nodes.add(
            nodes.times(nodes.noise(place, 0.055, 3.0, 0.55), 2.4), nodes.times(nodes.noise(place, 0.9, 1.0), 0.05)
        )

    def finish(self):
        return {'fuzz': 0.03, 'gloss': 0.045}

    def further_thickness(self, marks):
        inside = np.clip(-marks['d_pocket'] / 0.002, 0, 1)
        overlap = np.clip(marks['d_close'] / 0.0015 + 0.5, 0, 1) * np.clip((0.065 - marks['d_close']) / 0.05, 0, 1)
        return 0.0011 * inside + 0.0009 * overlap

    def further_height(self, nodes, height):
        x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
        names = ('d_pocket', 'd_close', 'd_yoke', 'd_fall', 'd_cuff')
        pocket, close, yoke, fall, cuff = (nodes.times(nodes.attribute(name), 1000.0) for name in names)
        for distance, center, run in (
            (pocket, -2.5, y),
            (close, 4.0, y),
            (close, 36.0, y),
            (yoke, 4.0, x),
            (fall, 5.0, nodes.add(x, y)),
        ):
            height = nodes.minus(height, stitches(nodes, distance, center, run, 2.6))
        for distance, depth in ((pocket, 0.9), (close, 0.8), (yoke, 0.6)):
            height = nodes.minus(height, nodes.times(nodes.band(distance, 0.0, 0.25, 1.4), depth))
        # Elastic pulls the cuffs together: folds along the sleeve, which begin at its edge.
        gathers = nodes.wave(
            nodes.add(x, nodes.times(y, 0.25), nodes.times(nodes.noise(millimeters(nodes), 0.10), 9.0)), 6.5
        )
        reach = nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', nodes.math('ABSOLUTE', cuff), 62.0), clamp=True)
        return nodes.add(height, nodes.times(nodes.times(gathers, reach), 0.9))

    def further_cloth(self, x, sewn, is_back):
        surface = height_over(x, sewn.front > 0.4)
        if is_back:
            return [build_fall('collar', back_collar(), surface, np.array([0, -1.0]))]
        falls = [build_fall('collar', front_collar(), surface, np.array([-k * 0.8, 0.6]), k) for k in (1, -1)]
        return [build_stand(), *falls]

    def further_parts(self, x, sewn):
        surface = height_over(x, sewn.front > 0.4)
        metal = solid('snap', (0.62, 0.61, 0.58), 0.25, 0.5, Metallic=1.0)
        snaps = []
        for y in (-0.160, -0.274, -0.388, -0.502, -0.616):
            profile = (
                [(0.0062, 0)]
                + arc(0.0054, 0.0008, 0.0008, 0, 100, 6)
                + [(0.0042, 0.0012), (0.0038, 0.0007), (0.0012, 0.0006), (0, 0.0008)]
            )
            snap = turn_profile('snap', profile, 40)
            snap.location = (0.008, y, float(surface(np.array([(0.008, y)]))[0]) + 0.0022)
            snap.data.materials.append(metal)
            snaps.append(snap)
        return snaps


PATTERN = CoachJacket(
    neck=0.088, front_drop=0.100, back_drop=0.010, band=0.0,
    tip=(0.258, -0.048), under=(0.312, -0.285), waist=(0.308, -0.46), side=(0.315, -0.704), hem=-0.710,
    sleeve_top=(0.486, -0.596), sleeve_low=(0.404, -0.628), sleeve_bulge=0.018,
    cuff_width=0.030, hem_width=0.026, thickness=0.0003, bend=1.0e-4, slack=0.0075,
    frame=1.10, center=-0.335, print_size=(0.320, 0.380, 0.420), print_top=(-0.190, -0.165),
)  # fmt: skip


def build(side):
    return build_laid(PATTERN, side, seed=19 if side == 'front' else 44)
