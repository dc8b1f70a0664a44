"""Flat patterns of sewn goods: outlines in meters, filled with triangles, welded along their seams."""

import numpy as np
from scipy.spatial import Delaunay, cKDTree


def resample(points, step):
    """Points along a polyline at equal distances near `step`, both ends kept."""
    points = np.asarray(points, float)
    lengths = np.linalg.norm(np.diff(points, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(lengths)])
    count = max(1, round(along[-1] / step))
    places = np.linspace(0, along[-1], count + 1)
    return np.stack([np.interp(places, along, points[:, k]) for k in range(2)], 1)


def curve(start, control, end, count=24):
    """A quadratic Bezier curve."""
    t = np.linspace(0, 1, count)[:, None]
    start, control, end = map(np.asarray, (start, control, end))
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end


def join_lines(lines):
    """One line of several that follow each other; each begins where the one before it ends."""
    return np.concatenate([line[:-1] for line in lines[:-1]] + [lines[-1]])


def is_inside(points, outline):
    x, y = points[:, 0], points[:, 1]
    result = np.zeros(len(points), bool)
    for (x0, y0), (x1, y1) in zip(outline, np.roll(outline, -1, axis=0)):
        crosses = (y0 > y) != (y1 > y)
        with np.errstate(divide='ignore', invalid='ignore'):
            result ^= crosses & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return result


def distance_to(points, line, step=0.001):
    """How far each point is from a polyline, and how far along the line its nearest place is."""
    dense = resample(line, step)
    distance, nearest = cKDTree(dense).query(points)
    return distance, nearest * step


def fill_outline(outline, step, seed=1):
    """Points and triangles inside a closed outline that is sampled at `step`; the outline's points come first."""
    outline = np.asarray(outline)
    low, high = outline.min(0), outline.max(0)
    rows = np.arange(low[1], high[1], step * np.sqrt(3) / 2)
    columns = np.arange(low[0], high[0], step)
    grid = np.concatenate(
        [np.stack([columns + (k % 2) * step / 2, np.full(len(columns), y)], 1) for k, y in enumerate(rows)]
    )
    # Without this irregularity cloth folds along the rows of the grid.
    grid += np.random.default_rng(seed).normal(0, step * 0.09, grid.shape)
    grid = grid[is_inside(grid, outline)]
    grid = grid[cKDTree(outline).query(grid)[0] > step * 0.62]
    points = np.concatenate([outline, grid])
    triangles = Delaunay(points).simplices
    triangles = triangles[is_inside(points[triangles].mean(1), outline)]
    a, b, c = (points[triangles[:, k]] for k in range(3))
    area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    triangles[area < 0] = triangles[area < 0][:, [0, 2, 1]]
    return points, triangles[np.abs(area) > step * step * 0.02]


class Sewn:
    """Two sheets, front and back, welded where `is_seam(points, is_lower)` says so along their outlines.

    flat: places on the pattern, x to the right and y up. front: 1 front, 0 back, 0.5 on a seam.
    outlines: the points along the outline of each sheet. rest: the flat corners of each triangle, so that a seam has no shape of its own.
    """

    def __init__(self, front_outline, back_outline, step, is_seam):
        self.flat, self.triangles, self.rest, self.front, self.outlines = [], [], [], [], []
        welded = {}
        for is_back, outline in enumerate((front_outline, back_outline)):
            points, triangles = fill_outline(outline, step, seed=is_back + 1)
            seam = np.zeros(len(points), bool)
            seam[: len(outline)] = is_seam(points[: len(outline)], bool(is_back))
            ids = self._add_points(points, seam, is_back, welded)
            self.outlines.append(ids[: len(outline)])
            # The front looks up, the back down.
            order = triangles[:, [0, 2, 1]] if is_back else triangles
            self.triangles.append(ids[order])
            self.rest.append(points[order])
        self.flat, self.front = np.array(self.flat), np.array(self.front)
        self.triangles, self.rest = np.concatenate(self.triangles), np.concatenate(self.rest)

    def _add_points(self, points, seam, is_back, welded):
        ids = np.empty(len(points), int)
        for k, point in enumerate(points):
            key = (round(point[0], 6), round(point[1], 6))
            if is_back and seam[k] and key in welded:
                ids[k] = welded[key]
                continue
            if seam[k] and not is_back:
                welded[key] = len(self.flat)
            ids[k] = len(self.flat)
            self.flat.append(point)
            self.front.append(0.5 if seam[k] else 1.0 - is_back)
        return ids


class SingleSheet:
    """One piece of cloth, in the shape that the functions for sewn sheets expect."""

    def __init__(self, outline, step):
        self.flat, self.triangles = fill_outline(outline, step)
        self.rest = self.flat[self.triangles]
        self.front = np.ones(len(self.flat))
        self.outlines = [np.arange(len(outline))]
