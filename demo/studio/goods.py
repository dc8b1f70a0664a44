"""The shop's customs as objects: products in their colors with their prints, to be put into sets.

A product is built once by its file in products/ and kept in the work folder, so that the next set only loads it.
"""

import importlib
import json
import math
import os
import re
import subprocess

import bpy
import numpy as np
from mathutils import Matrix
from PIL import Image

from nodes import Nodes
from passes import set_material

HERE = os.path.dirname(os.path.abspath(__file__))
DEMO = os.path.dirname(HERE)
WORK = os.path.join(DEMO, '../.cache/studio')
# No material has this grey of its own, so it marks the sockets that take the product's color.
GREY = 0.4321
PRINT_EDGE = 1400
RASTERIZE = """
const [source, target, edge] = process.argv.slice(1);
const { default: sharp } = await import('sharp');
await sharp(source, { density: 144 }).resize(Number(edge), Number(edge), { fit: 'inside' }).png().toFile(target);
"""


def linear(color):
    """'#rrggbb' as linear red, green and blue."""
    values = np.array([int(color[k : k + 2], 16) for k in (1, 3, 5)]) / 255
    return tuple(np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4))


def read_customs():
    with open(f'{DEMO}/content/customs.json', encoding='utf-8') as file:
        return {
            custom['key']: {**custom, 'product': product} for product, all in json.load(file).items() for custom in all
        }


def color_of(product, key):
    with open(f'{DEMO}/mockups/definitions/{product}.ts', encoding='utf-8') as file:
        return linear(re.search(rf"key: '{key}',.*hex: '(#[0-9a-f]+)'", file.read()).group(1))


def rasterize(graphic):
    """The picture of a graphic, drawn by the library that the shop draws with."""
    target = f'{WORK}/graphics/{graphic}.png'
    if not os.path.exists(target):
        os.makedirs(os.path.dirname(target), exist_ok=True)
        folders = [folder for folder in os.scandir(f'{DEMO}/graphics') if folder.is_dir()]
        source = next(path for path in (f'{folder.path}/{graphic}.svg' for folder in folders) if os.path.exists(path))
        command = ['node', '--input-type=module', '-e', RASTERIZE, source, target, str(PRINT_EDGE)]
        subprocess.run(command, check=True, cwd=f'{DEMO}/..')
    return Image.open(target).convert('RGBA')


def draw_print(layers, ratio, name):
    """All layers on one print area, whose height is `ratio` times its width; returns the path of the picture."""
    width, height = PRINT_EDGE, round(PRINT_EDGE * ratio)
    sheet = Image.new('RGBA', (width, height))
    for layer in layers:
        graphic = rasterize(layer['graphic'])
        across = round(layer['width'] * width)
        graphic = graphic.resize((across, round(across * graphic.height / graphic.width)), Image.LANCZOS)
        place = (round(layer['x'] * width - across / 2), round(layer['y'] * height - graphic.height / 2))
        sheet.alpha_composite(graphic, (max(0, place[0]), max(0, place[1])))
    path = f'{WORK}/prints/{name}.png'
    os.makedirs(os.path.dirname(path), exist_ok=True)
    sheet.save(path)
    return path


def project(points, camera):
    """Mock-up units of points in the picture of the camera that the product was built with."""
    seen = (np.column_stack([points, np.ones(len(points))]) @ np.array(camera.matrix_world.inverted()).T)[:, :3]
    scale = 1000 * camera.data.lens / 36
    return np.stack([500 + scale * seen[:, 0] / -seen[:, 2], 500 - scale * seen[:, 1] / -seen[:, 2]], 1)


def vectors_of(collection, field, count):
    values = np.empty(count * 3, np.float32)
    collection.foreach_get(field, values)
    return values.reshape(-1, 3).astype(float)


def places_on_print(item, model, module, camera):
    """Right and up on the print area from 0 to 1, and 1 on the printed side; None for what has no print."""
    mesh, count = item.data, len(item.data.vertices)
    x, y, width, height = model.area
    if model.print_width:
        if 'flat' not in mesh.attributes:
            return None
        flat = vectors_of(mesh.attributes['flat'].data, 'vector', count)
        shown = (flat[:, 2] > 0.6).astype(float)
        if hasattr(module, 'PRINT_BOTTOM'):
            up = (flat[:, 1] - module.PRINT_BOTTOM) / (module.PRINT_TOP - module.PRINT_BOTTOM)
            return np.stack([flat[:, 0] / model.print_width + 0.5, up, shown], 1)
        units = project(np.column_stack([flat[:, :2], np.zeros(count)]), camera)
    else:
        turn = np.array(item.matrix_world)
        points = vectors_of(mesh.vertices, 'co', count) @ turn[:3, :3].T + turn[:3, 3]
        normals = vectors_of(mesh.vertex_normals, 'vector', count) @ turn[:3, :3].T
        towards = np.array(camera.matrix_world)[:3, 2]
        shown = np.clip((normals @ towards - 0.1) * 8, 0, 1)
        units = project(points, camera)
    return np.stack([(units[:, 0] - x) / width, 1 - (units[:, 1] - y) / height, shown], 1)


def build_product(product, side, path):
    """Builds it among what is there, keeps its objects in a file, and takes everything away again."""
    module = importlib.import_module('products.' + product.replace('-', '_'))
    scene, before = bpy.context.scene, set(bpy.data.objects)
    sky = scene.world.node_tree.nodes['Background'].inputs[1]
    brightness = sky.default_value
    model = module.build(side)
    sky.default_value = brightness
    bpy.context.view_layer.update()
    camera = scene.camera
    for item, coat in model.colored:
        places = places_on_print(item, model, module, camera)
        if places is not None:
            item.data.attributes.new('print', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', places.ravel())
        set_material(item, coat(GREY))
        item['ratio'] = model.area[3] / model.area[2]
    os.makedirs(os.path.dirname(path), exist_ok=True)
    bpy.data.libraries.write(path, {*(item for item, _ in model.colored), *model.fixed}, compress=True)
    for item in set(bpy.data.objects) - before:
        bpy.data.objects.remove(item)


def load_product(product, side):
    path = os.path.abspath(f'{WORK}/goods/{product}-{side}.blend')
    if not os.path.exists(path):
        build_product(product, side, path)
    with bpy.data.libraries.load(path) as (kept, loaded):
        loaded.objects = kept.objects
    for item in loaded.objects:
        bpy.context.collection.objects.link(item)
    return loaded.objects


def dye(material, color, picture):
    """Gives a product's material its color and its print."""
    nodes = Nodes(material.node_tree)
    sockets = [
        socket for node in material.node_tree.nodes for socket in node.inputs
        if socket.type == 'RGBA' and not socket.is_linked and abs(socket.default_value[0] - GREY) < 1e-4
    ]  # fmt: skip
    tone = None
    if picture:
        place = nodes.attribute('print', 'Vector')
        image = bpy.data.images.load(os.path.abspath(picture), check_existing=True)
        printed = nodes('ShaderNodeTexImage', {'Vector': place}, extension='CLIP', image=image)
        share = nodes.times(printed.outputs['Alpha'], nodes.separated(place)[2])
        tone = nodes('ShaderNodeMix', {0: share, 6: (*color, 1), 7: printed.outputs['Color']}, data_type='RGBA')
    for socket in sockets:
        if tone:
            material.node_tree.links.new(tone.outputs[2], socket)
        else:
            socket.default_value = (*color, 1)


def placed(at=(0, 0, 0), turn=0, tilt=0, spin=0):
    """A place in the set. In degrees: spin about the thing's own z axis, then tilt about x (90 hangs up what lies), then turn about z."""
    about = lambda degrees, axis: Matrix.Rotation(math.radians(degrees), 4, axis)
    return Matrix.Translation(at) @ about(turn, 'Z') @ about(tilt, 'X') @ about(spin, 'Z')


def put_custom(key, side='front', graphic=None, **place):
    """One of the shop's customs, or the same with another graphic; returns its objects."""
    custom = read_customs()[key]
    product, layers = custom['product'], custom['sides'].get(side, [])
    if graphic:
        layers = [{**layer, 'graphic': graphic} for layer in layers]
    parts = load_product(product, side)
    dyed = color_of(product, custom['color'])
    materials = {}
    bpy.context.view_layer.update()
    matrix = placed(**place)
    for part in parts:
        ratio = part.get('ratio')
        if ratio:
            material = part.data.materials[0]
            if material.name not in materials:
                picture = draw_print(layers, ratio, f'{key}-{side}-{graphic or "own"}') if layers else None
                materials[material.name] = material.copy()
                dye(materials[material.name], dyed, picture if 'print' in part.data.attributes else None)
            part.data.materials[0] = materials[material.name]
        part.matrix_world = matrix @ part.matrix_world
    return parts
