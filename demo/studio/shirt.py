"""Shirts on a table: how they lie, how thick they are, and their surface."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator

from geometry import create_mesh
from laying import lay_down, thick_sheets
from materials import cloth, pucker, stitches
from nodes import solid
from passes import Model
from pattern import Sewn
from scene import add_ground, light_from_above, look_down, print_area


def ease(value, edge, soft):
    return np.clip((value - edge) / soft + 0.5, 0, 1)


def thickness_of(garment, marks):
    """Outer and inner thickness: the neckband is a folded roll, hems are double, ribbing is thick."""
    band = 1 - ease(marks['d_neck'], 0, 0.003)
    hem = 1 - ease(marks['d_hem'], garment.hem_width, 0.002)
    cuff = 1 - ease(marks['d_cuff'], garment.cuff_width, 0.002)
    folded = np.maximum(hem, cuff)
    if garment.band:
        roll = np.clip(1 - ((marks['d_neck'] + garment.band / 2) / (garment.band * 0.55)) ** 2, 0, 1) * band
    else:
        band = roll = np.zeros_like(band)
    rise = 0.0011 if garment.ribbed else 0.0005
    outer = garment.thickness + 0.0009 * (band + roll) + rise * folded
    return outer + garment.further_thickness(marks), garment.thickness + 0.0006 * band + 0.0005 * folded


def surface_height(garment):
    """Jersey with the garment's bands, hems and seams."""
    hem_mm, cuff_mm = garment.hem_width * 1000, garment.cuff_width * 1000

    def height(nodes):
        x, y = (nodes.times(value, 1000.0) for value in nodes.separated(nodes.attribute('flat', 'Vector'))[:2])
        names = ('d_neck', 'd_hem', 'd_cuff', 'd_arm', 's_neck')
        neck, hem, cuff, arm, along = (nodes.times(nodes.attribute(name), 1000.0) for name in names)
        total = garment.cloth_height(nodes)
        ribs = [(neck, 0.0, along)] if garment.band else []
        rows = [(neck, (3.2,), along)]
        seams = [(neck, 0.0, 0.5), (arm, 0.0, 0.45)]
        if garment.ribbed:
            sleeve_run = nodes.add(x, nodes.times(y, 0.25))
            ribs += [(hem, hem_mm, x), (cuff, cuff_mm, sleeve_run)]
            rows += [(hem, (hem_mm + 2.5,), x), (cuff, (cuff_mm + 2.5,), sleeve_run)]
            seams += [(hem, hem_mm, 0.6), (cuff, cuff_mm, 0.6)]
        else:
            rows += [(hem, (hem_mm - 2, hem_mm + 1.5), x), (cuff, (cuff_mm - 2, cuff_mm + 1.5), nodes.add(x, y))]
        for distance, limit, run in ribs:
            inside = nodes.math('LESS_THAN', distance, limit)
            total = nodes.add(total, nodes.times(nodes.times(nodes.wave(run, 2.6), inside), 0.24))
        for distance, centers, run in rows:
            for center in centers:
                total = nodes.minus(total, stitches(nodes, distance, center, run))
            total = nodes.add(total, pucker(nodes, distance, centers[-1]))
        for distance, center, depth in seams:
            total = nodes.minus(total, nodes.times(nodes.band(distance, center, 0.2, 1.3), depth))
        return garment.further_height(nodes, nodes.add(total, pucker(nodes, arm, 0.0, 10.0)))

    return height


def sew(garment, is_back):
    """Both sheets, the one that is seen first."""
    outlines = garment.outline(is_back), garment.outline(not is_back)

    def is_seam(points, is_lower):
        return garment.is_seam(points, is_back != is_lower)

    return Sewn(*outlines, garment.step, is_seam)


def build_laid(garment, side, seed):
    """A garment on a table, seen from above, with its front or its back up."""
    is_back = side == 'back'
    sewn = sew(garment, is_back)
    marks = garment.distances(sewn, is_back)
    hems = (marks['d_hem'] < garment.hem_width) | (marks['d_cuff'] < garment.cuff_width)
    softness = np.where((marks['d_neck'] < 0) & (garment.band > 0), 0.06, np.where(hems, 0.12, 1.0))
    calm = (0, garment.print_top[0] - 0.4 * garment.print_size[1], 0.6 * garment.print_size[0])
    x = lay_down(
        sewn, thickness=garment.thickness, bend=garment.bend, slack=garment.slack, calm=calm, seed=seed,
        softness=softness, lift=garment.lift(sewn),
    )  # fmt: skip
    layers = [lambda marks, k=k: thickness_of(garment, marks)[k] for k in range(2)]
    points, faces, attributes = thick_sheets(sewn, x, marks, *layers)
    shirt = create_mesh('shirt', points, faces, attributes=attributes)
    fixed = [] if is_back else [sew_label(garment, sewn, x), *garment.further_parts(x, sewn)]
    look_down(garment.frame, (0, garment.center))
    light_from_above(garment.frame)
    width, height, top, middle = garment.print_box(is_back)
    area = print_area(garment.frame, width, height, top, (0, garment.center), middle)
    coat = cloth(surface_height(garment), **garment.finish())
    colored = [(item, coat) for item in (shirt, *garment.further_cloth(x, sewn, is_back))]
    return Model(colored, area, fixed=fixed, ground=add_ground(), print_width=width)


def sew_label(garment, sewn, x):
    """The label inside the back of the neck."""
    is_lower = sewn.front < 0.6
    height = LinearNDInterpolator(sewn.flat[is_lower], x[is_lower])
    top = -garment.back_drop - garment.band - 0.004
    columns, rows = np.meshgrid(np.linspace(-0.021, 0.021, 13), np.linspace(top, top - 0.027, 9))
    places = height(columns.ravel(), rows.ravel()) + (0, 0, 0.0022)
    quads = [(r * 13 + c + 13, r * 13 + c + 14, r * 13 + c + 1, r * 13 + c) for r in range(8) for c in range(12)]
    label = create_mesh('label', places, quads)
    label.data.materials.append(solid('label', (0.80, 0.79, 0.76), 0.6, 0.3))
    return label
