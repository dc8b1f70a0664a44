"""A hooded sweatshirt of a middle size, with a pocket and white cords."""

from dataclasses import dataclass

import numpy as np

from garment import Garment, mirrored
from geometry import arc, sweep_tube, turn_profile
from laying import height_over
from materials import stitches
from nodes import create_material, principled, solid
from pattern import curve, distance_to, is_inside
from shirt import build_laid

# The hood: its crown, and how deep its opening reaches at the throat.
CROWN, THROAT = 0.300, -0.088
HALF_POCKET = [(0, -0.395), (0.098, -0.395), (0.168, -0.530), (0.168, -0.606), (0, -0.606)]


@dataclass
class Hoodie(Garment):
    """The hood is cut in one piece with the body; its opening takes the place of the neckline."""

    def hood_edge(self):
        """The outer edge, from the crown to the shoulder."""
        crown = curve((0.0012, CROWN), (0.120, CROWN + 0.006), (0.146, 0.185))
        return np.concatenate([crown, curve((0.146, 0.185), (0.158, 0.070), (self.neck, 0))[1:]])

    def opening(self):
        """The edge around the face, from the throat to the crown."""
        lower = curve((0, THROAT), (0.060, -0.055), (0.079, 0.050))
        upper = curve((0.079, 0.050), (0.102, 0.222), (0.0012, 0.252))
        return np.concatenate([lower, upper[1:]])

    def neck_lines(self, is_back):
        if is_back:
            return [np.array([(0, CROWN), (0.0012, CROWN)]), self.hood_edge()]
        return [np.concatenate([self.opening(), [(0.0012, CROWN)]]), self.hood_edge()]

    def is_seam(self, points, is_back):
        if not is_back:
            return super().is_seam(points, is_back)
        crown = np.abs(points[:, 0]) < 0.0011
        return super().is_seam(points, is_back) | (crown & (points[:, 1] > 0))

    def band_seam(self, is_back):
        """Where the hood is sewn to the body."""
        return curve((self.neck, 0.0), (self.neck * 0.72, THROAT * 0.98), (0, THROAT - 0.004), 60)

    def distances(self, sewn, is_back):
        marks = super().distances(sewn, is_back)
        place = mirrored(sewn.flat)
        seam = self.band_seam(is_back)[::-1]
        in_hood = (place[:, 1] > np.interp(place[:, 0], seam[:, 0], seam[:, 1])) & (
            place[:, 1] > self.shoulder_at(place[:, 0])
        )
        marks['d_neck'] = np.abs(marks['d_neck']) * np.where(in_hood, -1, 1)
        outline = np.array(HALF_POCKET)
        away, _ = distance_to(place, outline[:-1], 0.0005)
        away = np.minimum(away, distance_to(place, outline[-2:], 0.0005)[0])
        pocket = np.where(is_inside(place, outline), -away, away)
        marks['d_pocket'] = np.where((sewn.front > 0.4) & (not is_back), pocket, 0.1)
        opening = distance_to(place, self.opening(), 0.0005)[0]
        marks['d_open'] = np.where((sewn.front > 0.4) & (not is_back), opening, 0.1)
        return marks

    def further_thickness(self, marks):
        inside = np.clip(-marks['d_pocket'] / 0.003, 0, 1)
        hem = np.clip((0.026 - marks['d_open']) / 0.002, 0, 1)
        return 0.0017 * inside + 0.0008 * hem

    def further_height(self, nodes, height):
        x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
        pocket, opening = (nodes.times(nodes.attribute(name), 1000.0) for name in ('d_pocket', 'd_open'))
        for distance, center in ((pocket, -4.0), (pocket, -10.0), (opening, 25.0)):
            height = nodes.minus(height, stitches(nodes, distance, center, nodes.add(x, y)))
        return nodes.minus(height, nodes.times(nodes.band(pocket, 0.0, 0.3, 1.6), 0.8))

    def lift(self, sewn):
        """A hood keeps some of its body: its edges lie higher than its back."""
        place = mirrored(sewn.flat)
        height = np.clip((place[:, 1] + 0.06) / 0.12, 0, 1)
        side = np.clip(distance_to(place, self.hood_edge(), 0.001)[0] / 0.05, 0, 1)
        return np.where((sewn.front > 0.6) & (place[:, 1] > -0.09) & (place[:, 0] < 0.16), 0.020 * height * side, 0.0)

    def further_parts(self, x, sewn):
        surface = height_over(x, sewn.front > 0.4)
        white = create_material('cord', cord_surface)
        metal = solid('metal', (0.55, 0.54, 0.52), 0.3, 0.5, Metallic=1.0)
        parts = []
        for sign, drop, drift in ((-1, 0.165, -0.012), (1, 0.182, 0.008)):
            t = np.linspace(0, 1, 60)
            start = np.array([sign * 0.034, THROAT + 0.016])
            path_x = start[0] + drift * t + 0.005 * np.sin(t * 5 + sign)
            path_y = start[1] - drop * t
            path_z = surface(np.stack([path_x, path_y], 1)) + 0.0042
            path_z = np.convolve(np.pad(path_z, 4, mode='edge'), np.ones(9) / 9, 'valid')
            path_z[:3] -= np.array([0.003, 0.002, 0.001])
            cord = sweep_tube('cord', np.stack([path_x, path_y, path_z], 1), 0.0026, 12)
            cord.data.materials.append(white)
            tip_place = (path_x[-1], path_y[-1] - 0.006, path_z[-1])
            tip = sweep_tube(
                'tip', [(tip_place[0], tip_place[1] + k * 0.004, tip_place[2]) for k in (-2, -1, 0, 1, 2)], 0.0030, 16
            )
            tip.data.materials.append(metal)
            ring = turn_profile('eyelet', [(0.0055, 0.0)] + arc(0.0045, 0.0006, 0.001, 0, 180, 8) + [(0.0035, 0)], 32)
            ring.location = (start[0], start[1], float(surface(start[None])[0]) + 0.0014)
            ring.data.materials.append(metal)
            parts += [cord, tip, ring]
        return parts


def cord_surface(nodes):
    place = nodes.scaled(nodes.object_position(), (1000, 1000, 1000))
    braid = nodes.wave(nodes.separated(place)[1], 2.2)
    return principled(nodes, (0.78, 0.76, 0.71), Roughness=0.9, Normal=nodes.bump(nodes.times(braid, 0.25)))


PATTERN = Hoodie(
    neck=0.100, front_drop=-THROAT, back_drop=0.0, band=0.0,
    tip=(0.262, -0.050), under=(0.310, -0.290), waist=(0.306, -0.46), side=(0.276, -0.684), hem=-0.688,
    sleeve_top=(0.478, -0.600), sleeve_low=(0.398, -0.634), sleeve_bulge=0.016,
    cuff_width=0.065, hem_width=0.063, ribbed=True, thickness=0.0010, bend=0.9e-4, slack=0.0075,
    frame=1.12, center=-0.185, print_size=(0.280, 0.260, 0.390), print_top=(-0.132, -0.085),
)  # fmt: skip


def build(side):
    return build_laid(PATTERN, side, seed=9 if side == 'front' else 27)
