"""How cloth of two sewn sheets comes to lie on a table, and how it is made into an object."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.spatial import cKDTree

from cloth import Cloth
from geometry import refine, thicken


def push_together(points, slack, calm, seed):
    """Soft pulls here and there, as hands leave them; few near `calm`, a place and a radius, where the print lies."""
    rng = np.random.default_rng(seed)
    moved = points.copy()
    low, high = points.min(0), points.max(0)
    size = high - low
    calm_x, calm_y, calm_radius = calm
    for k in range(110):
        center = rng.uniform(low + 0.04 * size, high - 0.04 * size)
        # A few wide pulls turn the whole a little, the others make single folds.
        radius = (rng.uniform(0.16, 0.26) if k % 11 == 0 else rng.uniform(0.03, 0.11)) * size.max() / 0.8
        angle = rng.uniform(0, 2 * np.pi)
        strength = slack * rng.normal()
        distance = (center[0] - calm_x) ** 2 + (center[1] - calm_y) ** 2
        strength *= 1 - 0.7 * np.exp(-distance / calm_radius**2)
        weight = np.exp(-((points - center) ** 2).sum(1) / (2 * radius * radius))
        moved += strength * weight[:, None] * np.array([np.cos(angle), np.sin(angle)])
    # Everything is a little too narrow, or parts that were pulled apart would be flat as paper.
    moved[:, 0] *= 0.988
    moved[:, 1] *= 0.993
    return moved


def lay_down(sewn, *, thickness, bend, slack, calm, seed, softness=None, lift=0.0, frames=100):
    """Pushes the sheets together and lets them come to rest; returns the places of their points.

    lift: how far points are held above the table by what is not modelled, such as the body of a hood.
    """
    rng = np.random.default_rng(seed + 100)
    moved = push_together(sewn.flat, slack, calm, seed)
    noise = waves(sewn.flat, rng, 8, 40) * 0.0011
    # The lower sheet has folds of its own, on which the upper one rests.
    bed = np.maximum(0, waves(sewn.flat, rng, 12, 30)) * 0.0007
    is_top, is_bottom = sewn.front > 0.6, sewn.front < 0.4
    height = np.where(is_top, 0.012 + noise, np.where(is_bottom, 0.001, 0.003))
    # A seam lies folded, it does not spring open.
    softness = np.where(is_top | is_bottom, 1.0 if softness is None else softness, 40.0)
    body = Cloth(np.column_stack([moved, height + lift]), sewn.triangles, sewn.rest, bend=bend, softness=softness)
    body.floor = (
        np.where(is_top, 2 * thickness + 0.002 + bed, np.where(is_bottom, thickness, 2 * thickness + 0.0006)) + lift
    )
    for frame in range(frames):
        body.move(damping=0.97 if frame < 30 else 0.985)
    evened = even_edges(body.x, sewn.flat, sewn.outlines, body.edges)
    return keep_apart(evened, is_top, is_bottom, 2 * thickness + 0.0008)


def waves(points, rng, count, frequency):
    """A sum of waves in any direction; `frequency` in radians per meter."""
    return sum(np.sin(points @ rng.normal(0, frequency, 2) + rng.uniform(0, 6)) for _ in range(count))


def even_edges(x, flat, outlines, edges, reach=0.022, times=14):
    """Takes the zigzag of single triangles out of the outline: near it, neighbors move together on the table."""
    outline = flat[np.concatenate(outlines)]
    near = cKDTree(outline).query(flat)[0] < reach
    moved = x[:, :2] - flat
    degree = np.bincount(edges.ravel(), minlength=len(x))[:, None]
    for _ in range(times):
        around = np.zeros_like(moved)
        np.add.at(around, edges[:, 0], moved[edges[:, 1]])
        np.add.at(around, edges[:, 1], moved[edges[:, 0]])
        moved[near] = (around / degree)[near]
    evened = x.copy()
    evened[:, :2] = flat + moved
    return evened


def keep_apart(x, is_top, is_bottom, gap):
    """Presses the lower sheet below the upper one, so that it never shows through a fold."""
    if not is_bottom.any():
        return x
    over = LinearNDInterpolator(x[is_top, :2], x[is_top, 2])(x[is_bottom, :2])
    lowered = x.copy()
    below = np.where(np.isnan(over), x[is_bottom, 2], np.minimum(x[is_bottom, 2], over - gap))
    lowered[is_bottom, 2] = np.maximum(below, gap / 4)
    return lowered


def fill_with_air(sewn, volume, *, bend=5e-4, frames=90, stretch=3e-8, dents=()):
    """Blows the two sheets up until they hold `volume` cubic meters. `dents` are (x, y, radius, share) of less pressure."""
    rng = np.random.default_rng(2)
    height = (sewn.front - 0.5) * 0.03
    start = np.column_stack([sewn.flat, height]) + rng.normal(0, 0.0008, (len(sewn.flat), 3))
    body = Cloth(start, sewn.triangles, sewn.rest, stretch=stretch, bend=bend)
    softer = np.ones(len(sewn.flat))
    for x, y, radius, share in dents:
        softer -= share * np.exp(-((sewn.flat - (x, y)) ** 2).sum(1) / radius**2) * (sewn.front > 0.4)
    first, second, third = (sewn.rest[:, k] for k in range(3))
    u, v = second - first, third - first
    point_area = np.abs(u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]).sum() / 2 / len(sewn.flat)
    for frame in range(frames):
        corners = body.x[sewn.triangles]
        normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]) / 2
        inside = (corners[:, 0] * np.cross(corners[:, 1], corners[:, 2])).sum() / 6
        force = np.zeros_like(body.x)
        for k in range(3):
            np.add.at(force, sewn.triangles[:, k], normals / 3)
        pressure = np.clip(120 * (volume / max(inside, 1e-5) - 1), 0, 60)
        body.force = force / point_area * pressure * softer[:, None]
        body.move(damping=0.97 if frame < 60 else 0.94, gravity=(0, 0, 0), steps=20, dt=1 / 1200)
        body.x -= body.x.mean(0)
    return body.x


def smooth_sheets(sewn, x, marks, times=2):
    """A finer mesh of the solved cloth, with its places on the pattern and further marks as attributes."""
    points, triangles = x, sewn.triangles
    attributes = {**marks, 'flat': np.column_stack([sewn.flat, sewn.front])}
    for _ in range(times):
        points, triangles, attributes = refine(points, triangles, attributes)
    return points, triangles, attributes


def thick_sheets(sewn, x, marks, outer, inner=None):
    """The same with thickness: numbers, or functions of the attributes."""
    points, triangles, attributes = smooth_sheets(sewn, x, marks)
    layers = [
        np.broadcast_to(layer(attributes) if callable(layer) else layer, len(points))
        for layer in (outer, inner or outer)
    ]
    return thicken(points, triangles, attributes, *layers)


def height_over(x, mine):
    """A function that says how high the chosen points lie at a place of the table."""
    return LinearNDInterpolator(x[mine, :2], x[mine, 2], fill_value=0.0)
