"""Woven bands along a line: straps, loops and ties."""

import numpy as np

from geometry import create_mesh
from materials import stitches, weave_height
from pattern import resample

STEP = 0.003


def soft_line(points, rounds=60):
    """A dense line through a sketch of points, with its corners made soft by a running mean."""
    line = resample(points, STEP)
    for _ in range(rounds):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line


def build_band(name, path, base, width, turn=0.0):
    """A band along a line on the table. `base(path)` is how high it lies, `turn` how far it stands on its edge, in radians.

    A woven band cannot bend sideways, so it stands up where the line does.
    """
    count = len(path)
    turn = np.broadcast_to(turn, count)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    side = np.column_stack([tangent[:, 1] * np.cos(turn), -tangent[:, 0] * np.cos(turn), np.sin(turn)])
    normal = np.cross(np.column_stack([tangent, np.zeros(count)]), side)
    normal *= np.sign(normal[:, 2:]) + (normal[:, 2:] == 0)
    center_z = base(path) + 0.0012 + np.abs(np.sin(turn)) * width / 2
    places = np.linspace(-1, 1, 13)
    points, across = [], []
    for face in (1, -1):
        for t in places:
            # Rounded edges: the band is thinner there.
            thick = 0.0011 * np.sqrt(max(0.0, 1 - abs(t) ** 6)) + 0.0001
            middle = np.column_stack([path, center_z])
            points.append(middle + side * (t * width / 2) + normal * (face * thick))
            across.append(np.full(count, t * width / 2))
    rings = len(places) * 2
    order = list(range(13)) + list(range(25, 12, -1))
    grid = np.stack([points[k] for k in order])
    faces = []
    for r in range(rings):
        s = (r + 1) % rings
        for k in range(count - 1):
            faces.append((r * count + k, r * count + k + 1, s * count + k + 1, s * count + k))
    across = np.concatenate([across[k] for k in order])
    run = np.tile(np.arange(count) * STEP, rings)
    flat = np.column_stack([across, run, np.zeros(len(run))])
    return create_mesh(name, grid.reshape(-1, 3), faces, attributes={'across': across, 'along': run, 'flat': flat})


def band_height(nodes, rows):
    """Its weave, with rows of stitches at these distances from its middle, in millimeters."""
    across, run = (nodes.times(nodes.attribute(name), 1000.0) for name in ('across', 'along'))
    total = weave_height(nodes, thread=1.1, depth=0.10, slubs=0.18)
    for center in rows:
        total = nodes.minus(total, stitches(nodes, across, center, run))
    return total
