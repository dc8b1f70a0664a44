"""The file uv.webp of one side: where each pixel of the picture lies on the flat print (server/images/displacement.ts reads it)."""

import os

import bpy
import numpy as np
from PIL import Image

from files import spread
from nodes import emission, emitted_attribute
from passes import prepare_data_pass, render, set_material

# Pixels along one edge: displacements are smooth.
SIZE = 600
# Mock-up units in one step of a color, in which 128 is no displacement.
UNITS_PER_STEP = 0.25
# In mock-up units: what is further outside of the print area is left out.
MARGIN = 8


def render_flat(model, path):
    """Red and green are the place on the flat pattern in meters, blue is 1 on the sheet that is printed.

    One sample in the middle of each pixel, because a mean of two sheets is a place on neither.
    """
    for item, _ in model.colored:
        known = 'flat' in item.data.attributes
        set_material(item, emitted_attribute('flat', 'flat') if known else emission('unknown', (0, 0, 0)))
    for item in model.fixed:
        set_material(item, emission('unknown', (0, 0, 0)))
    prepare_data_pass(model, samples=1)
    cycles = bpy.context.scene.cycles
    cycles.pixel_filter_type, cycles.filter_width = 'BOX', 0.01
    return render(path)


def measure_displacement(flat, area, print_width):
    """How far to the right and down of each pixel the flat print is read, in mock-up units; and where the printed sheet is.

    print_width: of the print area on the flat pattern, in meters. The middle of the area has no displacement.
    """
    edge = len(flat)
    x, y, width, height = area
    on_sheet = (flat[..., 2] > 0.6) & (flat[..., 3] > 0.5)
    across, down = np.meshgrid(*[(np.arange(edge) + 0.5) * 1000 / edge] * 2)
    middle_x, middle_y = x + width / 2, y + height / 2
    near = on_sheet & (np.hypot(across - middle_x, down - middle_y) < 0.03 * width)
    units = width / print_width
    moved = [flat[..., 0] * units - across, -flat[..., 1] * units - down]
    distance = np.stack([values - np.median(values[near]) for values in moved], -1)
    outside = (np.abs(across - middle_x) > width / 2 + MARGIN) | (np.abs(down - middle_y) > height / 2 + MARGIN)
    # Neighbors of a pixel that is not on the sheet get its color when the picture is resized.
    distance = spread(distance, on_sheet)
    distance[outside] = 0
    return distance, on_sheet & ~outside


def render_side(model, folder, out):
    """Writes the file where the surface bends under the print."""
    if not model.print_width:
        return
    render_settings = bpy.context.scene.render
    render_settings.resolution_x = render_settings.resolution_y = SIZE
    flat = render_flat(model, f'{folder}/flat.exr')
    distance, sheet = measure_displacement(flat, model.area, model.print_width)
    moved = np.abs(distance[sheet])
    print(f'  uv.webp: {write_uv(distance, sheet, out)} kB, moved by {moved.mean():.1f} units, at most {moved.max():.0f}')


def write_uv(distance, sheet, folder):
    """Returns its size in kB."""
    steps = np.clip(np.round(distance / UNITS_PER_STEP) + 128, 0, 255)
    values = np.concatenate([steps, np.zeros_like(steps[..., :1]), sheet[..., None] * 255.0], -1).astype(np.uint8)
    path = f'{folder}/uv.webp'
    os.makedirs(folder, exist_ok=True)
    # Exact: colors count also where the picture is transparent.
    Image.fromarray(values, 'RGBA').save(path, lossless=True, method=6, exact=True)
    return round(os.path.getsize(path) / 1000, 1)
