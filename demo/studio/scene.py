"""The scene that all products share: render settings, window light, the ground that catches the shadow, and cameras."""

import math

import bpy
from mathutils import Vector

# Mock-up units along one edge of every picture.
UNITS = 1000


def reset_scene(size, samples):
    """Empties Blender and sets it to render linear light on two threads, with everything around the product transparent."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.use_denoising = True
    cycles.denoiser = 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    cycles.denoising_prefilter = 'ACCURATE'
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.sample_clamp_indirect = 6
    scene.render.film_transparent = True
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.use_persistent_data = True
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    # What is multiplied later must stay linear, so no view transform is baked in.
    scene.view_settings.view_transform = 'Raw'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True


def set_world_light(strength):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (1, 1, 1, 1)
    background.inputs[1].default_value = strength


def add_area_light(place, target, width, height, power):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = width, height
    light.energy = power
    add_object('area', light, place, target)


def add_object(name, data, place, target):
    added = bpy.data.objects.new(name, data)
    added.location = place
    added.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(added)
    return added


def light_from_above(frame):
    """A window beyond the top left corner of a table; `frame` is the edge of the picture in meters."""
    set_world_light(0.30)
    place = (-2.2 * frame, 1.9 * frame, 1.35 * frame)
    add_area_light(place, (0, 0, 0), 1.3 * frame, 1.3 * frame, 110 * frame * frame)


def light_from_front(frame):
    """The same window to the left of a table, for what stands on it."""
    set_world_light(0.42)
    add_area_light(
        (-1.9 * frame, -1.5 * frame, 2.1 * frame), (0, 0, 0.4 * frame), 1.5 * frame, 1.5 * frame, 70 * frame * frame
    )


def add_ground(edge=6.0):
    """A paper-white ground: the picture keeps its shadow, but not itself."""
    half = edge / 2
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new('ground', mesh)
    ground.is_shadow_catcher = True
    material = bpy.data.materials.new('paper')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.88, 0.88, 0.88, 1)
    shader.inputs['Roughness'].default_value = 1
    shader.inputs['Specular IOR Level'].default_value = 0
    mesh.materials.append(material)
    bpy.context.collection.objects.link(ground)
    return ground


def add_camera(place, target, frame):
    """A long lens whose picture is `frame` meters wide at the target."""
    camera = bpy.data.cameras.new('camera')
    distance = (Vector(target) - Vector(place)).length
    camera.sensor_width = 36
    camera.lens = 36 * distance / frame
    added = add_object('camera', camera, place, target)
    bpy.context.scene.camera = added


def look_down(frame, center=(0, 0)):
    """The camera for what lies on the table; x goes right and y up in the picture."""
    x, y = center
    camera_height = 4 * frame
    add_camera((x, y - 1e-4, camera_height), (x, y, 0), frame)


def look_ahead(frame, middle, elevation=8.0):
    """The camera for what stands: seen from the front (-y), a little from above; `middle` is the height of the picture's center."""
    distance = 6 * frame
    angle = math.radians(elevation)
    add_camera((0, -distance * math.cos(angle), middle + distance * math.sin(angle)), (0, 0, middle), frame)


def enlargement(frame, depth):
    """How much larger `look_ahead` sees what stands `depth` meters nearer than the middle of the picture."""
    return 6 * frame / (6 * frame - depth)


def print_area(frame, width, height, top, center=(0, 0), x=0):
    """A print area in mock-up units, from meters: its size, its top edge, and the place of its middle line."""
    scale = UNITS / frame
    left = 500 + (x - width / 2 - center[0]) * scale
    return left, 500 - (top - center[1]) * scale, width * scale, height * scale
