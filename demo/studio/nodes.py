"""A short way to write Blender's node trees."""

import math

import bpy


class Nodes:
    """Adds nodes to one tree. Inputs may be numbers, sockets or nodes."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.connect(node, key, value)
        return node

    def connect(self, node, key, value):
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        node = self('ShaderNodeMath', operation=operation, use_clamp=clamp)
        self.connect(node, 0, a)
        self.connect(node, 1, b)
        return node.outputs[0]

    def add(self, *terms):
        total = terms[0]
        for term in terms[1:]:
            total = self.math('ADD', total, term)
        return total

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def minus(self, a, b):
        return self.math('SUBTRACT', a, b)

    def attribute(self, name, output='Fac'):
        return self('ShaderNodeAttribute', attribute_name=name).outputs[output]

    def scaled(self, vector, factors):
        return self('ShaderNodeVectorMath', {0: vector, 1: factors}, operation='MULTIPLY').outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness}
        return self('ShaderNodeTexNoise', inputs).outputs[0]

    def wave(self, value, length):
        """A sine wave of this length along the value."""
        return self.math('SINE', self.times(value, 2 * math.pi / length))

    def mix(self, share, a, b):
        node = self('ShaderNodeMix', data_type='FLOAT')
        for index, value in ((0, share), (2, a), (3, b)):
            self.connect(node, index, value)
        return node.outputs[0]

    def band(self, value, center, half, soft):
        """1 within `half` of the center, falling to 0 over `soft`."""
        distance = self.math('ABSOLUTE', self.minus(value, center))
        beyond = self.math('DIVIDE', self.minus(distance, half), soft, clamp=True)
        return self.math('SUBTRACT', 1.0, beyond, clamp=True)

    def bump(self, height_mm, strength=0.9):
        inputs = {'Height': height_mm, 'Distance': 0.001, 'Strength': strength}
        return self('ShaderNodeBump', inputs).outputs[0]

    def object_position(self):
        return self('ShaderNodeTexCoord').outputs['Object']

    def separated(self, vector):
        return self('ShaderNodeSeparateXYZ', {0: vector}).outputs


def create_material(name, build_surface):
    """`build_surface(nodes)` returns the shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    output = nodes('ShaderNodeOutputMaterial')
    nodes.connect(output, 'Surface', build_surface(nodes))
    return material


def principled(nodes, color, **inputs):
    values = {'Base Color': (*color, 1)}
    values.update({key.replace('_', ' '): value for key, value in inputs.items()})
    return nodes('ShaderNodeBsdfPrincipled', values).outputs[0]


def solid(name, color, roughness=0.6, specular=0.3, **inputs):
    """A plain material of one color."""
    more = {'Roughness': roughness, 'Specular_IOR_Level': specular, **inputs}
    return create_material(name, lambda nodes: principled(nodes, color, **more))


def emission(name, color):
    """A material that shows data instead of light."""
    return create_material(name, lambda nodes: nodes('ShaderNodeEmission', {'Color': (*color, 1)}).outputs[0])


def emitted_attribute(name, attribute):
    """A material that shows an attribute of the mesh."""
    return create_material(
        name, lambda nodes: nodes('ShaderNodeEmission', {'Color': nodes.attribute(attribute, 'Color')}).outputs[0]
    )
