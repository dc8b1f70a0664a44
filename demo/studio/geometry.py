"""Meshes: refining and thickening of cloth, and shapes that are turned or swept."""

import math

import bpy
import numpy as np
from mathutils import Vector


def create_mesh(name, points, faces, smooth=True, attributes=None):
    """A Blender object. Attributes are one number or one vector per point, for materials to read."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(points).tolist(), [], [list(map(int, face)) for face in faces])
    for key, values in (attributes or {}).items():
        values = np.asarray(values, float)
        kind, field = ('FLOAT', 'value') if values.ndim == 1 else ('FLOAT_VECTOR', 'vector')
        mesh.attributes.new(key, kind, 'POINT').data.foreach_set(field, values.ravel())
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.update()
    created = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(created)
    return created


def refine(points, triangles, attributes):
    """One step of Loop subdivision. Blender's own takes 10 s on an irregular mesh of triangles, this one 0.1 s."""
    count = len(points)
    sides = np.sort(np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), 1)
    opposite = np.concatenate([triangles[:, 2], triangles[:, 0], triangles[:, 1]])
    edges, inverse, uses = np.unique(sides, axis=0, return_inverse=True, return_counts=True)
    inverse = inverse.ravel()
    inner = uses == 2
    degree = np.bincount(edges.ravel(), minlength=count)
    on_rim = np.zeros(count, bool)
    on_rim[edges[~inner]] = True
    beta = np.where(degree == 3, 3 / 16, 3 / (8 * np.maximum(degree, 1)))[:, None]

    def smoothed(values):
        flat = values.reshape(count, -1)
        middle = flat[edges].mean(1)
        far, around, rim = np.zeros_like(middle), np.zeros_like(flat), np.zeros_like(flat)
        np.add.at(far, inverse, flat[opposite])
        for a, b in ((0, 1), (1, 0)):
            np.add.at(around, edges[:, a], flat[edges[:, b]])
            np.add.at(rim, edges[~inner, a], flat[edges[~inner, b]])
        new = np.where(inner[:, None], 0.75 * middle + far / 8, middle)
        inside = (1 - degree[:, None] * beta) * flat + beta * around
        old = np.where(on_rim[:, None], 0.75 * flat + rim / 8, inside)
        return np.concatenate([old, new]).reshape(-1, *values.shape[1:])

    def linear(values):
        return np.concatenate([values, values[edges].mean(1)])

    total = len(triangles)
    ab, bc, ca = (count + inverse[k * total : (k + 1) * total] for k in range(3))
    a, b, c = triangles.T
    new = np.concatenate([np.stack(t, 1) for t in ((a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca))])
    return smoothed(points), new, {key: linear(values) for key, values in attributes.items()}


def normals_of(points, triangles):
    corners = points[triangles]
    faces = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals = np.zeros_like(points)
    for k in range(3):
        np.add.at(normals, triangles[:, k], faces)
    return normals / (np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12)


def thicken(points, triangles, attributes, outer, inner):
    """Gives cloth its thickness: an outer and an inner sheet, closed along the open edges."""
    normals = normals_of(points, triangles)
    sides = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    _, inverse, uses = np.unique(np.sort(sides, 1), axis=0, return_inverse=True, return_counts=True)
    i, j = sides[uses[inverse.ravel()] == 1].T
    count = len(points)
    both = np.concatenate([points + normals * outer[:, None], points - normals * inner[:, None]])
    rim = [np.stack([j, i, i + count], 1), np.stack([j, i + count, j + count], 1)]
    faces = np.concatenate([triangles, triangles[:, ::-1] + count, *rim])
    return both, faces, {key: np.concatenate([values, values]) for key, values in attributes.items()}


def grid_triangles(rows, columns, is_closed=False):
    """Triangles between the points of a grid, which are counted row by row; closed joins the last column to the first."""
    r, c = np.meshgrid(np.arange(rows - 1), np.arange(columns if is_closed else columns - 1), indexing='ij')
    a, b = (r * columns + c).ravel(), (r * columns + (c + 1) % columns).ravel()
    return np.concatenate([np.stack([a, b, b + columns], 1), np.stack([a, b + columns, a + columns], 1)])


def arc(center_x, center_z, radius, start, end, steps):
    """Points of a profile along a circle; angles in degrees."""
    angles = np.radians(np.linspace(start, end, steps))
    return [(center_x + radius * math.cos(k), center_z + radius * math.sin(k)) for k in angles]


def turn_profile(name, profile, steps=128):
    """A body of revolution about the z axis; the profile is a list of (radius, height), outside first from the bottom up.

    Its flat pattern is the wall unrolled: the middle in front (-y), the cut behind.
    """
    points, flat, faces, size = [], [], [], len(profile)
    for k in range(steps):
        angle = 2 * math.pi * k / steps
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
        around = (angle - math.pi / 2) % (2 * math.pi) - math.pi
        flat += [(r * around, z, 1) for r, z in profile]
    for k in range(steps):
        for j in range(size - 1):
            a, b = k * size + j, ((k + 1) % steps) * size + j
            faces.append((a, b, b + 1, a + 1))
    return create_mesh(name, points, faces, attributes={'flat': flat})


def sweep_tube(name, path, radius, sides=16, flatness=1.0):
    """A tube along a path of points; closed at both ends."""
    path = np.asarray(path, float)
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    radii = np.broadcast_to(radius, len(path))
    up = np.array([0.0, 0.0, 1.0]) if abs(tangents[0, 2]) < 0.9 else np.array([0.0, 1.0, 0.0])
    points = []
    for place, tangent, size in zip(path, tangents, radii):
        side = np.cross(tangent, up)
        side /= np.linalg.norm(side) + 1e-12
        up = np.cross(side, tangent)
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(place + size * (math.cos(angle) * side + flatness * math.sin(angle) * up))
    faces = []
    for i in range(len(path) - 1):
        for k in range(sides):
            a, b = i * sides + k, i * sides + (k + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    last = (len(path) - 1) * sides
    faces += [tuple(range(sides))[::-1], tuple(range(last, last + sides))]
    return create_mesh(name, points, faces)


def rounded_rectangle(width, height, radius, steps=12):
    """The outline of a rectangle with round corners about the origin, counterclockwise."""
    x, y = width / 2 - radius, height / 2 - radius
    points = []
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        points += arc(cx, cy, radius, start, start + 90, steps)
    return points


def stack_outlines(name, outline, rings, top=None):
    """Outlines above each other, closed by a face on the last one. Rings are (inset, height) from the bottom up.

    `top` is the outline of that face where it differs, such as one with a hole that a slit joins to its edge.
    """
    outline = np.asarray(outline)
    count = len(outline)
    edges = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    inward = np.stack([-edges[:, 1], edges[:, 0]], 1)
    inward /= np.linalg.norm(inward, axis=1, keepdims=True)
    points, faces = [], []
    for inset, z in rings:
        ring = outline + inward * inset
        points += [(x, y, z) for x, y in ring]
    for r in range(len(rings) - 1):
        for k in range(count):
            a, b = r * count + k, r * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    last = (len(rings) - 1) * count
    if top is None:
        faces.append(tuple(range(last, last + count)))
    else:
        faces.append(tuple(range(len(points), len(points) + len(top))))
        points += [(x, y, rings[-1][1]) for x, y in top]
    stack = create_mesh(name, points, faces)
    # The flat top must not be smoothed into the bevel.
    stack.data.polygons[len(faces) - 1].use_smooth = False
    return stack


def bevelled_slab(name, outline, thickness, bevel, steps=5):
    """A flat thing with a rounded upper edge, lying on z = 0."""
    rings = [(0.0, 0.0)]
    for k in range(steps + 1):
        angle = math.pi / 2 * k / steps
        rings.append((bevel * (1 - math.cos(angle)), thickness - bevel + bevel * math.sin(angle)))
    return stack_outlines(name, outline, rings)


def face_towards(part, direction):
    """Turns a part that lies on z = 0 so that its upper side faces in this direction."""
    part.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler()


def turn_around(part):
    """Half a turn about the z axis through the origin."""
    x, y, _ = part.location
    part.location.x, part.location.y = -x, -y
    part.rotation_euler.z += math.pi
