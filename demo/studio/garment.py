"""The pattern of shirts with sleeves. Meters; y = 0 is the top of the shoulder, and y goes up."""

from dataclasses import dataclass

import numpy as np

from materials import jersey_height
from pattern import curve, distance_to, join_lines, resample


@dataclass
class Garment:
    """The right half of a pattern; the left one mirrors it. Sleeves are cut in one piece with the body, their seam is drawn."""

    neck: float = 0.088
    front_drop: float = 0.098
    back_drop: float = 0.022
    band: float = 0.021
    tip: tuple = (0.240, -0.046)
    under: tuple = (0.270, -0.252)
    waist: tuple = (0.264, -0.45)
    side: tuple = (0.269, -0.694)
    hem: float = -0.70
    sleeve_top: tuple = (0.422, -0.160)
    sleeve_low: tuple = (0.335, -0.313)
    # How far the upper edge of the sleeve bends outwards.
    sleeve_bulge: float = 0.004
    cuff_width: float = 0.021
    hem_width: float = 0.021
    # Ribbed cuffs and hem, as of a sweatshirt, instead of stitched ones.
    ribbed: bool = False
    thickness: float = 0.0004
    # Compliance of bending: more is softer.
    bend: float = 1.4e-4
    # How far the cloth is pushed together before it lies still, which makes its folds.
    slack: float = 0.009
    step: float = 0.008
    # Meters along the edge of the picture, and the height of its center.
    frame: float = 0.94
    center: float = -0.340
    # Width of the print, its height on front and back, and its top edge there.
    print_size: tuple = (0.300, 0.411, 0.463)
    print_top: tuple = (-0.168, -0.105)

    def print_box(self, is_back):
        """Its width and height, its top edge, and the place of its middle line."""
        width, *heights = self.print_size
        return width, heights[is_back], self.print_top[is_back], 0.0

    def drop(self, is_back):
        return self.back_drop if is_back else self.front_drop

    def neck_lines(self, is_back):
        """From the middle of the opening to the top of the shoulder; only the first of them stays open."""
        return [neckline(self.drop(is_back), self.neck, 0.0)[::-1]]

    def band_seam(self, is_back):
        """Where the neckband is sewn on, from the shoulder to the middle."""
        x = self.neck + self.band * 0.95
        return neckline(self.drop(is_back) + self.band, x, self.shoulder_at(x))

    def shoulder_at(self, x):
        return (x - self.neck) / (self.tip[0] - self.neck) * self.tip[1]

    def cuff_line(self):
        return np.array([self.sleeve_top, self.sleeve_low])

    def hem_line(self):
        x, y = self.side
        return curve((x - 0.003 * self.ribbed, y), (x * 0.5, self.hem), (0, self.hem))

    def side_line(self):
        x, y = self.side
        if not self.ribbed:
            return curve(self.under, self.waist, self.side)
        # The body is wider than its ribbing and falls over it.
        body = curve(self.under, self.waist, (x + 0.022, y + 0.085))
        fall = curve((x + 0.022, y + 0.085), (x + 0.018, y + 0.066), (x, y + 0.06))
        return np.concatenate([body, fall[1:], [(x - 0.003, y)]])

    def sleeve_bend(self):
        """The control point of the lower edge of the sleeve, which is round at the underarm."""
        under, low = np.array(self.under), np.array(self.sleeve_low)
        is_long = np.linalg.norm(low - under) > 0.2
        return 0.72 * under + 0.28 * low if is_long else under + (0.012, -0.012)

    def armhole(self):
        return curve(self.tip, (self.tip[0] - 0.034, (self.tip[1] + self.under[1]) / 2), self.under, 80)

    def outline(self, is_back):
        """The closed outline of one sheet, sleeves included."""
        tip, top = np.array(self.tip), np.array(self.sleeve_top)
        out = np.array([tip[1] - top[1], top[0] - tip[0]]) / np.linalg.norm(top - tip)
        lines = [
            *self.neck_lines(is_back),
            [(self.neck, 0), self.tip],
            curve(self.tip, (tip + top) / 2 + out * self.sleeve_bulge * 2, self.sleeve_top),
            self.cuff_line(),
            curve(self.sleeve_low, self.sleeve_bend(), self.under),
            self.side_line(),
            self.hem_line(),
        ]
        right = join_lines([resample(line, self.step) for line in lines])
        left = right[::-1] * (-1, 1)
        # Points on the middle line belong to both halves.
        left = left[np.abs(left[:, 0]) > 1e-9]
        return np.concatenate([right, left])

    def is_seam(self, points, is_back):
        """Whether front and back are sewn together there: everywhere but at neck, cuffs and hem."""
        place = mirrored(points)
        opened = np.zeros(len(points), bool)
        for line in (self.neck_lines(is_back)[0], self.cuff_line(), self.hem_line()):
            near = distance_to(place, line, 0.0002)[0] < 0.0004
            ends = [end for end in (line[0], line[-1]) if end[0] > 1e-6]
            for end in ends:
                near &= np.linalg.norm(place - end, axis=1) > 0.0015
            opened |= near
        return ~opened

    def distances(self, sewn, is_back):
        """Signed distances on the pattern with which the surface draws bands, hems and seams."""
        place = mirrored(sewn.flat)
        top, low = self.cuff_line()
        across = low - top
        normal = np.array([across[1], -across[0]]) / np.linalg.norm(across)
        if normal @ (np.array(self.tip) - top) < 0:
            normal = -normal
        beside = np.interp(-place[:, 1], [0, -self.under[1]], [self.tip[0], self.under[0] + 0.012])
        on_sleeve = place[:, 0] > beside
        line = self.hem_line()[::-1]
        hem = place[:, 1] - np.interp(place[:, 0], line[:, 0], line[:, 1])
        armhole = self.armhole()
        beyond = place[:, 0] - np.interp(-place[:, 1], -armhole[:, 1], armhole[:, 0])
        neck, along = self.neck_distance(sewn, is_back)
        return {
            'd_cuff': np.where(on_sleeve, (place - top) @ normal, 0.1),
            'd_hem': np.where(on_sleeve, 0.1, hem),
            'd_arm': np.where(place[:, 1] > self.under[1] - 0.004, beyond, np.where(beyond < 0, -0.1, 0.1)),
            'd_neck': neck,
            's_neck': along,
        }

    def further_thickness(self, marks):
        """What pockets and the like add to the outer side."""
        return 0.0

    def further_height(self, nodes, height):
        """The relief of the cloth with that of pockets and the like."""
        return height

    def cloth_height(self, nodes):
        """The relief of the cloth itself."""
        return jersey_height(nodes)

    def finish(self):
        """How much its fibers and its surface shine; see materials.cloth."""
        return {}

    def further_cloth(self, x, sewn, is_back):
        """Objects of the same cloth."""
        return []

    def further_parts(self, x, sewn):
        """Objects in colors of their own."""
        return []

    def lift(self, sewn):
        """How far points are held above the table."""
        return 0.0

    def neck_distance(self, sewn, is_back):
        """How far from the seam of the neckband, negative within the band, and how far along it."""
        place = mirrored(sewn.flat)
        distance, along = np.zeros(len(place)), np.zeros(len(place))
        for back, mine in ((is_back, sewn.front > 0.4), (not is_back, sewn.front < 0.4)):
            seam = resample(self.band_seam(back), 0.001)
            away, run = distance_to(place, seam)
            nearest = seam[np.clip((run / 0.001).round().astype(int), 0, len(seam) - 1)]
            inside = np.linalg.norm(place - (0, 0.02), axis=1) < np.linalg.norm(nearest - (0, 0.02), axis=1)
            distance[mine] = np.where(inside, -away, away)[mine]
            along[mine] = run[mine]
        return distance, along


def mirrored(points):
    return np.stack([np.abs(points[:, 0]), points[:, 1]], 1)


def neckline(drop, half, top):
    """The right half of a neck opening: from the shoulder to the middle."""
    t = np.linspace(0, np.pi / 2, 40)
    power = 0.86
    line = np.stack([half * np.cos(t) ** power, top - (drop + top) * np.sin(t) ** power], 1)
    line[-1, 0] = 0
    return line
