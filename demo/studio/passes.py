"""The pictures that Blender renders of one side, and how a product module describes it."""

import os
import time
from dataclasses import dataclass, field

import bpy
import numpy as np

from nodes import emission

# The diffuse colors between which every color of a product is drawn.
LIGHT, DARK = 0.80, 0.0155


@dataclass
class Model:
    """A product as it stands or lies in the scene, with light and camera set."""

    # Objects in the product's color, each with its coat (see materials.py).
    colored: list
    # The print area in mock-up units: x, y, width, height.
    area: tuple
    # Objects in colors of their own: labels, zips, the inside of a mug.
    fixed: list = field(default_factory=list)
    ground: object = None
    # The width of the print area on the flat pattern in meters, where the surface bends under the print.
    print_width: float | None = None
    # How bright a flat, well lit place of the print area is drawn, as a share of its color: below 1, so that a white product
    # has highlights too. What is clear or polished needs more of that.
    flat: float = 0.965


def render_passes(model, folder, samples):
    """light, dark: the product in a light and in a dark grey, with the ground's shadow as alpha; linear.

    parts: red is the cover of what takes the product's color, green that of everything else.
    """
    scene = bpy.context.scene
    passes = {}
    # The dark picture tells only how much the surface mirrors, so half its size is enough.
    for name, grey, percentage in (('light', LIGHT, 100), ('dark', DARK, 50)):
        scene.cycles.samples = samples
        scene.render.resolution_percentage = percentage
        for item, coat in model.colored:
            set_material(item, coat(grey))
        passes[name] = render(f'{folder}/{name}.exr')
    scene.render.resolution_percentage = 100
    passes['parts'] = render_parts(model, f'{folder}/parts.exr')
    return passes


def render_parts(model, path):
    for item, _ in model.colored:
        set_material(item, emission('colored', (1, 0, 0)))
    for item in model.fixed:
        set_material(item, emission('fixed', (0, 1, 0)))
    prepare_data_pass(model, samples=16)
    return render(path)


def prepare_data_pass(model, samples):
    """No light, no ground, nothing that smooths."""
    scene = bpy.context.scene
    if model.ground:
        model.ground.hide_render = True
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.cycles.samples = samples
    scene.cycles.use_denoising = scene.cycles.use_adaptive_sampling = False
    scene.cycles.max_bounces = 0


def set_material(item, material):
    item.data.materials.clear()
    item.data.materials.append(material)


def render(path):
    """Renders a linear picture and returns it with its rows from the top, premultiplied."""
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = 'OPEN_EXR', '32', 'RGBA'
    scene.render.filepath = os.path.abspath(path)
    begin = time.time()
    bpy.ops.render.render(write_still=True)
    print(f'  {os.path.basename(path)}: {time.time() - begin:.0f} s', flush=True)
    image = bpy.data.images.load(os.path.abspath(path), check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[::-1].copy()
