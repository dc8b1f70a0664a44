"""Renders the pictures of sets with the shop's goods on them: `sets.py main-hero desk-mug`, or all that are missing without a name."""

import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import numpy as np
from PIL import Image

import arrangements
import passes
import scene

OUT = f'{HERE}/../pictures'


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('pictures', nargs='*', help='names of functions in arrangements.py, with - for _')
    parser.add_argument('--width', type=int, help='pixels, instead of the full size')
    parser.add_argument('--samples', type=int, default=12)
    parser.add_argument('--quality', type=int, default=80)
    parser.add_argument('--png', action='store_true', help='for looking at')
    parser.add_argument('--out', default=OUT)
    return parser.parse_args()


def open_set(width, height, samples):
    scene.reset_scene(width, samples)
    render = bpy.context.scene.render
    render.resolution_y = height
    render.film_transparent = False


def exposure_of(light, bright=0.92):
    """The factor with which all but the brightest hundredths keep their drawing."""
    return bright / np.percentile(light[..., :3] @ (0.2126, 0.7152, 0.0722), 92)


def develop(light, exposure):
    """Linear light as sRGB, with a soft shoulder."""
    color, shoulder = light[..., :3] * exposure, 0.72
    color = np.where(color < shoulder, color, 1 - (1 - shoulder) * np.exp(-(color - shoulder) / (1 - shoulder)))
    color = np.clip(color, 0, 1)
    return np.where(color <= 0.0031308, color * 12.92, 1.055 * color ** (1 / 2.4) - 0.055)


def save(values, path, quality):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    picture = Image.fromarray(np.round(values * 255).astype(np.uint8), 'RGB')
    if path.endswith('.png'):
        picture.save(path)
    else:
        picture.save(path, quality=quality, method=6)
    return round(os.path.getsize(path) / 1000, 1)


def main():
    options = read_arguments()
    for name in options.pictures or arrangements.names():
        path = f'{options.out}/{name}.{"png" if options.png else "webp"}'
        if not options.pictures and os.path.exists(path):
            continue
        begin = time.time()
        arrange, (width, height) = arrangements.find(name)
        share = (options.width or width) / width
        open_set(round(width * share), round(height * share), options.samples)
        arrange()
        built = time.time() - begin
        light = passes.render(f'{HERE}/../../.cache/studio/set-{name}.exr')
        size = save(develop(light, exposure_of(light)), path, options.quality)
        print(f'{name}: {built:.0f} s to build, {time.time() - begin:.0f} s in all, {size} kB', flush=True)


if __name__ == '__main__':
    main()
