"""A small cloth solver: extended position based dynamics with tiny steps, compiled by numba."""

import numpy as np
from numba import njit


def measure_cloth(triangles, rest):
    """Edges with their lengths, and for each pair of triangles the weights of bending (flat cotangents).

    rest: three flat positions for each triangle.
    """
    lengths, owners = {}, {}
    for t, triangle in enumerate(triangles):
        for k in range(3):
            i, j = triangle[k], triangle[(k + 1) % 3]
            key = (min(i, j), max(i, j))
            lengths.setdefault(key, []).append(np.linalg.norm(rest[t][k] - rest[t][(k + 1) % 3]))
            owners.setdefault(key, []).append((t, (k + 2) % 3, k, (k + 1) % 3))
    edges = np.array(list(lengths), np.int32)
    length = np.array([np.mean(pair) for pair in lengths.values()])
    bends, weights = [], []
    for pair in owners.values():
        if len(pair) != 2:
            continue
        (t1, o1, a1, b1), (t2, o2, a2, b2) = pair
        r1, r2 = rest[t1], rest[t2]
        if triangles[t2][a2] != triangles[t1][a1]:
            a2, b2 = b2, a2
        c01, c02 = cotangent(r1[a1], r1[b1], r1[o1]), cotangent(r2[a2], r2[b2], r2[o2])
        c03, c04 = cotangent(r1[b1], r1[a1], r1[o1]), cotangent(r2[b2], r2[a2], r2[o2])
        bends.append([triangles[t1][a1], triangles[t1][b1], triangles[t1][o1], triangles[t2][o2]])
        weights.append([c03 + c04, c01 + c02, -c01 - c03, -c02 - c04])
    return edges, length, np.array(bends, np.int32), np.array(weights)


def cotangent(corner, left, right):
    u, v = left - corner, right - corner
    return (u @ v) / max(1e-9, abs(u[0] * v[1] - u[1] * v[0]))


@njit(cache=True, fastmath=True)
def advance(x, v, edges, length, stretch, bends, weights, bend, floor, friction, steps, dt, gravity, damping, force):
    """Moves the points `x` by `steps` steps of `dt` seconds."""
    count = x.shape[0]
    before = np.empty_like(x)
    give = stretch / (dt * dt)
    for _ in range(steps):
        for i in range(count):
            for k in range(3):
                before[i, k] = x[i, k]
                v[i, k] = v[i, k] * damping + dt * (gravity[k] + force[i, k])
                x[i, k] += dt * v[i, k]
        for e in range(edges.shape[0]):
            i, j = edges[e, 0], edges[e, 1]
            dx, dy, dz = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
            d = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
            # Cloth gives way to pressure more easily than to a pull.
            a = give * 4.0 if d < length[e] else give
            s = -(d - length[e]) / (2.0 + a) / d
            x[i, 0] += s * dx
            x[i, 1] += s * dy
            x[i, 2] += s * dz
            x[j, 0] -= s * dx
            x[j, 1] -= s * dy
            x[j, 2] -= s * dz
        for b in range(bends.shape[0]):
            cx = cy = cz = total = 0.0
            for k in range(4):
                q, w = bends[b, k], weights[b, k]
                cx += w * x[q, 0]
                cy += w * x[q, 1]
                cz += w * x[q, 2]
                total += w * w
            s = -1.0 / (total + bend[b] / (dt * dt) + 1e-12)
            for k in range(4):
                q, f = bends[b, k], s * weights[b, k]
                x[q, 0] += f * cx
                x[q, 1] += f * cy
                x[q, 2] += f * cz
        for i in range(count):
            if x[i, 2] < floor[i]:
                depth = floor[i] - x[i, 2]
                tx, ty = x[i, 0] - before[i, 0], x[i, 1] - before[i, 1]
                f = min(1.0, friction * depth / (np.sqrt(tx * tx + ty * ty) + 1e-12))
                x[i, 0] -= f * tx
                x[i, 1] -= f * ty
                x[i, 2] = floor[i]
            for k in range(3):
                v[i, k] = (x[i, k] - before[i, k]) / dt


class Cloth:
    """Points `x` with velocities `v`, held together by the lengths and the flatness of a pattern."""

    def __init__(self, points, triangles, rest, stretch=2e-8, bend=3e-4, softness=None):
        """Compliances are per unit of mass. `softness` multiplies that of bending, by point: less is stiffer."""
        self.x = np.ascontiguousarray(points, float)
        self.v = np.zeros_like(self.x)
        self.edges, self.length, self.bends, self.weights = measure_cloth(triangles, rest)
        # In the order of the mesh the corrections would run through the cloth like a wave.
        order = np.random.default_rng(0).permutation(len(self.edges))
        self.edges, self.length = self.edges[order], self.length[order]
        self.bend = np.full(len(self.bends), bend)
        if softness is not None:
            self.bend *= softness[self.bends].mean(1)
        self.stretch = stretch
        self.floor = np.full(len(self.x), -1e9)
        self.force = np.zeros_like(self.x)

    def move(self, friction=1.5, damping=0.97, gravity=(0.0, 0.0, -9.81), steps=24, dt=1 / 1440):
        """One frame."""
        advance(
            self.x, self.v, self.edges, self.length, self.stretch, self.bends, self.weights, self.bend,
            self.floor, friction, steps, dt, np.array(gravity, float), damping, self.force,
        )  # fmt: skip
