"""Pictures of four prints on a wall or on a desk: each set is rendered once with white sheets, and every artist's graphics are laid into them.

`prints.py` makes all of prints.json, `prints.py artist-dudo` one, and `--draft` small ones for looking at. White paper in a rendered picture is its light alone,
so a print on it is that light times the color of the print. The wall takes its paint in the same way.
"""

import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image

import passes
from arrangements import SIZES, look_at, look_from_above
from goods import DEMO, WORK, linear, rasterize
from nodes import emission
from props import (
    add_book_stack,
    add_boards,
    add_pencil,
    add_pot,
    add_sheet,
    add_spool,
    add_table,
    add_wall,
    add_window,
    linen,
    paint,
    placed,
)
from scene import UNITS
from sets import OUT, develop, exposure_of, open_set, save

SHEET = (0.24, 0.30)
WHITE = '#ebebeb'
# A print on paper is never as bright as the paper.
INK = 0.97
TEXTURE = (960, 1200)
PAPER = '#fbfaf6'


def add_prints(places, tape):
    """White sheets, held by strips of tape along their upper edges; returns the sheets with their places."""
    sheets = []
    for place in places:
        matrix = placed(**place)
        sheet = add_sheet(*SHEET, paint(WHITE, 0.9), **place)
        sheet.matrix_world = matrix @ placed(at=(0, 0, 0.0008))
        sheets.append(sheet)
        if tape:
            strip = add_sheet(0.075, 0.018, paint(tape, 0.6))
            strip.matrix_world = matrix @ placed(at=(0.012, SHEET[1] / 2, 0.0016), spin=4)
    return sheets


def arrange_wall():
    add_wall(WHITE)
    ground = bpy.context.collection.objects[-1]
    spins = ((-0.46, 0.475, 1.6), (-0.155, 0.455, -1.2), (0.155, 0.480, 0.8), (0.465, 0.460, -2.0))
    sheets = add_prints([{'at': (x, -0.001, z), 'tilt': 90, 'spin': spin} for x, z, spin in spins], '#e9d9b4')
    add_table(3, 0.5, 0.215)
    add_pot('#c9683f', 9, 0.12, 3, at=(-0.52, -0.16, 0.215))
    add_book_stack(('#efe7d6', '#6d8f7c', '#d2532f'), at=(0.47, -0.15, 0.215), turn=84)
    for k, color in enumerate(('#f7cf5e', '#1f5fd6', '#c93a16')):
        add_pencil(color, at=(-0.10 + 0.06 * k, -0.19 - 0.015 * k, 0.215), turn=70 + 18 * k)
    look_at((0, -0.05, 0.40), 1.28, 5)
    add_window((0.05, 0, 0.45), -1, 0.95)
    return ground, sheets


def arrange_desk():
    add_boards(turn=0)
    ground = add_sheet(1.26, 0.62, linen(WHITE), at=(0.0, 0.0, 0.002), turn=-1)
    spins = ((-0.43, 0.03, 7), (-0.145, -0.03, -5), (0.15, 0.035, 3), (0.44, -0.02, -8))
    sheets = add_prints([{'at': (x, y, 0.004 + 0.001 * (x > 0)), 'spin': spin} for x, y, spin in spins], None)
    for k, (color, x, y, turn) in enumerate(
        (('#f7cf5e', -0.31, -0.20, 70), ('#c93a16', 0.30, 0.19, 98), ('#2f6f5a', 0.02, 0.235, 82))
    ):
        add_pencil(color, at=(x, y, 0.006), turn=turn)
    add_spool('#e2653f', at=(-0.58, 0.23, 0.003))
    look_from_above(1.22)
    add_window((0, 0, 0), -1, 1.1, height=2.0, front=-1)
    return ground, sheets


ARRANGE = {'wall': arrange_wall, 'desk': arrange_desk}


def corners_on(sheet, size):
    """Where the corners of a sheet are in the picture, in pixels from the upper left: upper left first, clockwise."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    x, y = SHEET[0] / 2, SHEET[1] / 2
    places = [sheet.matrix_world @ Vector((a, b, 0)) for a, b in ((-x, y), (x, y), (x, -y), (-x, -y))]
    seen = [world_to_camera_view(scene, scene.camera, place) for place in places]
    return np.array([(place.x * size[0], (1 - place.y) * size[1]) for place in seen])


def render_set(name, share, samples):
    """Its light, where the sheets and the ground are, and the corners of the sheets; kept in the work folder."""
    size = tuple(round(value * share) for value in SIZES['wide'])
    kept = f'{WORK}/prints-{name}-{size[0]}-{samples}.npz'
    if os.path.exists(kept):
        return dict(np.load(kept))
    open_set(*size, samples)
    ground, sheets = ARRANGE[name]()
    corners = np.array([corners_on(sheet, size) for sheet in sheets])
    light = passes.render(f'{WORK}/prints-{name}.exr')
    for item in bpy.context.scene.objects:
        if item.type == 'MESH':
            color = (1, 0, 0) if item in sheets else (0, 1, 0) if item == ground else (0, 0, 0)
            passes.set_material(item, emission('part', color))
    passes.prepare_data_pass(passes.Model([], (0, 0, UNITS, UNITS)), 16)
    parts = passes.render(f'{WORK}/prints-{name}-parts.exr')
    result = {'light': light[..., :3], 'parts': parts[..., :2], 'corners': corners}
    np.savez(kept, **result)
    return result


def backgrounds():
    """The color that each graphic is shown on."""
    colors = {}
    for folder in os.scandir(f'{DEMO}/graphics'):
        if folder.is_dir():
            with open(f'{folder.path}/artist.json', encoding='utf-8') as file:
                colors |= {each['key']: each['backgroundColor'] for each in json.load(file)['graphics']}
    return colors


def draw_sheet(graphic, background):
    """A print with a white margin, as linear light."""
    width, height = TEXTURE
    sheet = Image.new('RGBA', TEXTURE, PAPER)
    margin = round(width * 0.055)
    sheet.paste(Image.new('RGBA', (width - 2 * margin, height - 2 * margin), background), (margin, margin))
    picture = rasterize(graphic)
    factor = min(width * 0.70 / picture.width, height * 0.66 / picture.height)
    picture = picture.resize((round(picture.width * factor), round(picture.height * factor)), Image.LANCZOS)
    sheet.alpha_composite(picture, ((width - picture.width) // 2, (height - picture.height) // 2))
    return sheet.convert('RGB')


def warp(sheet, corners, size):
    """The sheet as it is seen, with four pixels averaged into one."""
    targets = corners * 2
    rows, values = [], []
    for (x, y), (u, v) in zip(targets, ((0, 0), (TEXTURE[0], 0), TEXTURE, (0, TEXTURE[1]))):
        rows += [(x, y, 1, 0, 0, 0, -u * x, -u * y), (0, 0, 0, x, y, 1, -v * x, -v * y)]
        values += [u, v]
    coefficients = np.linalg.solve(np.array(rows, float), np.array(values, float))
    wide = sheet.transform((size[0] * 2, size[1] * 2), Image.PERSPECTIVE, coefficients, Image.BICUBIC, fillcolor=PAPER)
    values = to_linear(np.asarray(wide) / 255)
    return values.reshape(size[1], 2, size[0], 2, 3).mean((1, 3))


def to_linear(values):
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def compose(rendered, row, colors):
    light, (white, *_) = rendered['light'].astype(float), linear(WHITE)
    height, width = light.shape[:2]
    cover, ground = rendered['parts'][..., :1], rendered['parts'][..., 1:2]
    exposure = exposure_of(light)
    tone = 1 + ground * (np.array(linear(row['wall'])) / white - 1)
    column = np.arange(width)[None, :, None] + 0 * light[..., :1]
    middles = rendered['corners'][..., 0].mean(1)
    borders = [-1, *((middles[:-1] + middles[1:]) / 2), width]
    for graphic, corners, left, right in zip(row['graphics'], rendered['corners'], borders, borders[1:]):
        print_color = warp(draw_sheet(graphic, colors[graphic]), corners, (width, height)) * INK / white
        tone = tone + cover * ((column >= left) & (column < right)) * (print_color - 1)
    return develop(light * tone, exposure)


def main():
    names = [name for name in sys.argv[1:] if name != '--draft']
    is_draft = len(names) < len(sys.argv) - 1
    share, samples = (0.4, 12) if is_draft else (1, 24)
    with open(f'{HERE}/prints.json', encoding='utf-8') as file:
        rows = json.load(file)
    colors = backgrounds()
    for name in names or rows:
        begin, row = time.time(), rows[name]
        picture = compose(render_set(row['set'], share, samples), row, colors)
        path = f'{WORK}/drafts/{name}.png' if is_draft else f'{OUT}/{name}.webp'
        print(f'{name}: {save(picture, path, 80)} kB, {time.time() - begin:.0f} s', flush=True)


if __name__ == '__main__':
    main()
