"""Renders the picture files of products: `render.py tee mug`, or all of them without a name.

A side whose passes are kept in the work folder is not rendered again, so that an interrupted run goes on where it was.
"""

import argparse
import importlib
import os
import shutil
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        'products', nargs='*', help='names of files in products/, with or without a side: tee, tee/back'
    )
    parser.add_argument('--size', type=int, default=1200, help='pixels along one edge')
    parser.add_argument('--samples', type=int, default=6)
    parser.add_argument('--again', action='store_true', help='render also what is kept')
    parser.add_argument('--uv', action='store_true', help='only where the print lies, uv.webp')
    parser.add_argument('--work', default=os.path.join(HERE, '../../.cache/studio'), help='where passes are kept')
    parser.add_argument('--out', default=os.path.join(HERE, '../mockups'), help='where the files go, in product/side')
    return parser.parse_args()


def list_products():
    names = sorted(name[:-3] for name in os.listdir(f'{HERE}/products') if name.endswith('.py'))
    return [name.replace('_', '-') for name in names if not name.startswith('_')]


def render_side(module, product, side, options):
    import numpy as np

    import files
    import passes
    import scene
    import uv

    out = f'{options.out}/{product}/{side}'
    folder = f'{options.work}/{product}-{side}-{options.size}'
    kept = f'{folder}/passes.npz'
    begin = time.time()
    os.makedirs(folder, exist_ok=True)
    if options.uv:
        scene.reset_scene(uv.SIZE, 1)
        uv.render_side(module.build(side), folder, out)
        return
    if os.path.exists(kept) and not options.again:
        stored = dict(np.load(kept))
        area, flat = tuple(stored.pop('area')), float(stored.pop('flat'))
        rendered = stored
    else:
        scene.reset_scene(options.size, options.samples)
        model = module.build(side)
        print(f'{product} {side}: print area {[round(value) for value in model.area]}', flush=True)
        rendered = passes.render_passes(model, folder, options.samples)
        area, flat = model.area, model.flat
        # Written under another name first: an interrupted run leaves no half file.
        np.savez(
            f'{folder}/unfinished.npz', area=area, flat=flat, **{k: v.astype(np.float16) for k, v in rendered.items()}
        )
        os.replace(f'{folder}/unfinished.npz', kept)
        uv.render_side(model, folder, out)
    values = {k: v.astype(np.float32) for k, v in rendered.items()}
    quality = getattr(module, 'QUALITY', files.QUALITY)
    sizes = files.write_side(values, area, flat, out, quality)
    print(f'{product} {side}: {time.time() - begin:.0f} s, {sizes} kB', flush=True)


def main():
    options = read_arguments()
    for wanted in options.products or list_products():
        product, _, side = wanted.partition('/')
        module = importlib.import_module('products.' + product.replace('-', '_'))
        for each in [side] if side else getattr(module, 'SIDES', ('front', 'back')):
            render_side(module, product, each, options)
        if getattr(module, 'SAME_FROM_BEHIND', False):
            folder = f'{options.out}/{product}'
            shutil.rmtree(f'{folder}/back', ignore_errors=True)
            shutil.copytree(f'{folder}/front', f'{folder}/back')


if __name__ == '__main__':
    main()
