"""Surfaces. A coat is a function from the diffuse color of a product (grey, linear) to its material."""

from nodes import create_material, principled


def cloth(height, fuzz=0.16, gloss=0.022):
    """Cloth: rough, with fibers that catch light at grazing angles. `height(nodes)` is its relief in millimeters."""

    def coat(grey):
        def surface(nodes):
            normal = nodes.bump(height(nodes))
            diffuse = nodes(
                'ShaderNodeBsdfDiffuse', {'Color': (grey, grey, grey, 1), 'Roughness': 0.8, 'Normal': normal}
            )
            sheen = nodes(
                'ShaderNodeBsdfSheen',
                {'Color': (fuzz, fuzz, fuzz, 1), 'Roughness': 0.45, 'Normal': normal},
                distribution='MICROFIBER',
            )
            shine = nodes(
                'ShaderNodeBsdfAnisotropic', {'Color': (gloss, gloss, gloss, 1), 'Roughness': 0.55, 'Normal': normal}
            )
            both = nodes('ShaderNodeAddShader', {0: sheen.outputs[0], 1: shine.outputs[0]})
            return nodes('ShaderNodeAddShader', {0: diffuse.outputs[0], 1: both.outputs[0]}).outputs[0]

        return create_material('cloth', surface)

    return coat


def glaze(roughness=0.09, ripple=0.10, ior=1.5):
    """Glazed clay, lacquer or plastic: color below a clear coat that is not quite even."""

    def coat(grey):
        def surface(nodes):
            wave = nodes.noise(nodes.object_position(), 55.0, 1.0)
            bump = nodes('ShaderNodeBump', {'Height': wave, 'Distance': 0.0004, 'Strength': ripple})
            inputs = {
                'Base Color': (grey, grey, grey, 1),
                'Roughness': roughness,
                'IOR': ior,
                'Normal': bump.outputs[0],
            }
            return nodes('ShaderNodeBsdfPrincipled', inputs).outputs[0]

        return create_material('glaze', surface)

    return coat


def powder(roughness=0.42, grain=0.35):
    """Powder coat on steel: satin, with a fine grain like orange peel."""

    def coat(grey):
        def surface(nodes):
            place = nodes.object_position()
            height = nodes.add(nodes.noise(place, 900.0, 2.0), nodes.times(nodes.noise(place, 2600.0, 1.0), 0.5))
            bump = nodes('ShaderNodeBump', {'Height': height, 'Distance': 0.0002, 'Strength': grain})
            return principled(nodes, (grey, grey, grey), Roughness=roughness, Normal=bump.outputs[0])

        return create_material('powder', surface)

    return coat


def metal(roughness=0.30):
    """Bare sheet metal, brushed a little."""

    def coat(grey):
        def surface(nodes):
            place = nodes.scaled(nodes.object_position(), (400, 6000, 6000))
            bump = nodes(
                'ShaderNodeBump', {'Height': nodes.noise(place, 1.0, 2.0), 'Distance': 0.0002, 'Strength': 0.10}
            )
            return principled(nodes, (grey, grey, grey), Metallic=1.0, Roughness=roughness, Normal=bump.outputs[0])

        return create_material('metal', surface)

    return coat


def with_bright_shadow(nodes, shader, share=0.78):
    """Light finds its way through clear things only with many samples, so their shadow is simply a bright one."""
    thin = nodes('ShaderNodeBsdfTransparent', {'Color': (share, share, share, 1)})
    is_shadow = nodes('ShaderNodeLightPath').outputs['Is Shadow Ray']
    return nodes('ShaderNodeMixShader', {0: is_shadow, 1: shader.outputs[0], 2: thin.outputs[0]}).outputs[0]


def acrylic(nodes):
    """Clear acrylic, polished."""
    glass = nodes('ShaderNodeBsdfGlass', {'Color': (0.97, 0.97, 0.97, 1), 'Roughness': 0.02, 'IOR': 1.49})
    return with_bright_shadow(nodes, glass, 0.88)


def frosted_glass(clear_above, roughness=0.20, veil=0.15):
    """Glass that was frosted up to a height, with a clear lip. Its color is that of the light which passes through."""

    def coat(grey):
        def surface(nodes):
            color = (grey, grey, grey, 1)
            height = nodes.separated(nodes.object_position())[2]
            frost = nodes.math('DIVIDE', nodes.minus(clear_above, height), 0.0012, clamp=True)
            glass = nodes(
                'ShaderNodeBsdfGlass', {'Color': color, 'Roughness': nodes.times(frost, roughness), 'IOR': 1.45}
            )
            # The light that a frosted wall scatters to both sides.
            front = nodes('ShaderNodeBsdfDiffuse', {'Color': color, 'Roughness': 0.5})
            behind = nodes('ShaderNodeBsdfTranslucent', {'Color': color})
            scattered = nodes('ShaderNodeMixShader', {0: 0.6, 1: front.outputs[0], 2: behind.outputs[0]})
            share = nodes.times(frost, veil)
            body = nodes('ShaderNodeMixShader', {0: share, 1: glass.outputs[0], 2: scattered.outputs[0]})
            return with_bright_shadow(nodes, body)

        return create_material('frosted glass', surface)

    return coat


def paper(height=None, specular=0.25, roughness=0.75):
    """Paper or board, matt."""

    def coat(grey):
        def surface(nodes):
            inputs = {'Base Color': (grey, grey, grey, 1), 'Roughness': roughness, 'Specular IOR Level': specular}
            if height:
                inputs['Normal'] = nodes.bump(height(nodes))
            return nodes('ShaderNodeBsdfPrincipled', inputs).outputs[0]

        return create_material('paper', surface)

    return coat


def millimeters(nodes):
    """The place on the flat pattern, in millimeters."""
    return nodes.scaled(nodes.attribute('flat', 'Vector'), (1000, 1000, 0))


def jersey_height(nodes):
    """Single jersey: fibers, thicker threads and fine columns."""
    place = millimeters(nodes)
    fine = nodes.noise(place, 1.3, 3.0, 0.6)
    slub = nodes.noise(nodes.scaled(place, (0.35, 0.06, 0)), 1.0)
    columns = nodes.wave(nodes.separated(place)[0], 1.15)
    return nodes.add(nodes.times(fine, 0.16), nodes.times(slub, 0.10), nodes.times(columns, 0.025))


def weave_height(nodes, thread=1.5, depth=0.09, slubs=0.22):
    """Plain weave: threads over and under each other, some thicker than others."""
    place = millimeters(nodes)
    x, y = nodes.separated(place)[:2]
    grid = nodes.times(nodes.wave(x, thread), nodes.wave(y, thread))
    weft = nodes.noise(nodes.scaled(place, (0.9, 0.07, 0)), 1.0)
    warp = nodes.noise(nodes.scaled(place, (0.07, 0.9, 0)), 1.0)
    return nodes.add(nodes.times(grid, depth), nodes.times(nodes.add(weft, warp), slubs))


def twill_height(nodes, thread=1.1, depth=0.035, slubs=0.10):
    """Twill: fine slanting lines, not quite even."""
    place = millimeters(nodes)
    x, y = nodes.separated(place)[:2]
    lines = nodes.wave(nodes.add(x, y, nodes.times(nodes.noise(place, 0.4, 2.0), 0.9)), thread)
    return nodes.add(nodes.times(lines, depth), nodes.times(nodes.noise(place, 1.5, 3.0, 0.6), slubs))


def stitches(nodes, distance, center, run, length=3.2):
    """A row of short dents along a line, as a height to be taken away."""
    row = nodes.band(distance, center, 0.3, 0.5)
    dash = nodes.add(0.55, nodes.times(nodes.wave(run, length), 0.45))
    return nodes.times(nodes.times(row, dash), 0.32)


def pucker(nodes, distance, center, width=9.0):
    """The small waves of cloth beside a seam."""
    wide = nodes.band(distance, center, 2.0, width)
    return nodes.times(nodes.times(wide, nodes.noise(millimeters(nodes), 0.13, 1.0)), 1.1)
