"""From rendered passes to the files of one side, in the format of server/images/mockup-side.ts.

The engine draws over a color c: out = c * (1 - a) + v * a, in sRGB, once for light colors and twice for dark ones.
The overlay's a and v are solved so that this is exact for the two greys that were rendered.
"""

import os

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from passes import DARK, LIGHT

# Of the overlay; less for rough cloth, whose grain takes most of the bytes.
QUALITY = 60


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)


def to_linear(value):
    return ((value + 0.055) / 1.055) ** 2.4


def spread(values, known):
    """Carries known values outwards by some pixels, so that an edge never shows what lies beside it."""
    result, missing = np.where(known[..., None], values, 0), ~known
    for sigma in (1.2, 4, 14):
        weight = gaussian_filter(known.astype(np.float32), sigma)
        taken = missing & (weight > 0.004)
        for k in range(values.shape[-1]):
            blurred = gaussian_filter(np.where(known, values[..., k], 0), sigma)
            result[..., k][taken] = (blurred / np.maximum(weight, 1e-6))[taken]
        missing &= ~taken
    return result


def spread_grey(picture, colored):
    return spread(picture[..., :3].mean(-1, keepdims=True), is_whole(colored))[..., 0]


def is_whole(cover):
    """Where a pixel and its neighbors are covered: the passes have different samples, so edges differ between them."""
    return minimum_filter(cover, 3) > 0.99


def enlarge(values, edge):
    """The same values on a square of `edge` pixels."""
    image = Image.fromarray(values.astype(np.float32), 'F')
    return np.asarray(image.resize((edge, edge), Image.BOX if edge < len(values) else Image.BICUBIC))


def soften_highlights(ratio, flat):
    """Brightness relative to flat cloth, in sRGB: straight in the shade, and never above the color itself."""
    room = 1 - flat
    value = ratio * flat
    over = np.maximum(value - flat, 0)
    return np.where(value <= flat, value, flat + room * (1 - np.exp(-over / room)))


def solve_overlay(light, dark, color_light, color_dark):
    """Alpha and the premultiplied grey of the overlay from what both greys shall look like."""
    span = color_light - color_dark
    gap = color_light - light
    root = np.sqrt(np.maximum(gap * gap + 4 * span * np.maximum(light - dark, 0), 0))
    kept = np.clip((root - gap) / (2 * span), 0.02, 1)
    added = np.clip(light - color_light * kept, 0, 1 - kept)
    return 1 - kept, added


def make_overlay(passes, area, flat_share):
    light, dark, parts = passes['light'], passes['dark'], passes['parts']
    cover = np.clip(parts[..., 3], 0, 1)
    colored = np.clip(parts[..., 0], 0, 1)
    edge = cover.shape[0]
    grey_light = spread_grey(light, colored)
    small = len(dark)
    grey_dark = enlarge(spread_grey(dark, enlarge(colored, small)), edge)

    x, y, width, height = (round(value * edge / 1000) for value in area)
    inside = np.zeros(cover.shape, bool)
    inside[y : y + height, x : x + width] = True
    flat = np.median(grey_light[inside & (colored > 0.99)])
    ratio = (np.maximum(grey_light, 0) / flat) ** (1 / 2.2)

    color_light = 0.92
    exposure = to_linear(color_light * flat_share) / flat
    # The same exposure, so that dark cloth keeps its own reflections.
    color_dark = float(to_srgb(DARK / LIGHT * to_linear(color_light)))
    want_light = color_light * soften_highlights(ratio, flat_share)
    want_dark = to_srgb(np.maximum(grey_dark, 0) * exposure)
    alpha, added = solve_overlay(want_light, want_dark, color_light, color_dark)

    shadow = shadow_around(light[..., 3], cover)
    through = (1 - alpha * colored) * (1 - shadow * (1 - cover))
    total = 1 - through
    grey = np.where(total > 1e-3, added * colored / np.maximum(total, 1e-3), 0)
    return np.stack([grey] * 3 + [total], -1), exposure


def shadow_around(alpha, cover):
    """The shadow on the ground as alpha for sRGB, which fades out before the edge of the picture."""
    bare = maximum_filter(cover, 3) < 0.005
    shadow = spread(np.clip(alpha, 0, 1)[..., None], bare)[..., 0]
    # Under the product nothing is known, and nothing is needed.
    shadow = 1 - (1 - np.clip(shadow, 0, 0.98)) ** (1 / 2.2)
    edge = len(shadow)
    ramp = np.clip(np.minimum(np.arange(edge), np.arange(edge)[::-1]) / (0.11 * edge), 0, 1)
    ramp = ramp * ramp * (3 - 2 * ramp)
    shadow *= np.minimum(ramp[:, None], ramp[None, :])
    return np.where(shadow > 0.004, shadow, 0)


def make_foreground(passes, exposure):
    """What is not colored, in its own colors; None when there is no such part."""
    parts, light = passes['parts'], passes['light']
    own = np.clip(parts[..., 1], 0, 1)
    if own.max() < 0.05:
        return None
    color = spread(light[..., :3], is_whole(own))
    return np.concatenate([to_srgb(color * exposure), own[..., None]], -1)


def to_image(values):
    return Image.fromarray((np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8), 'RGBA')


def write_side(passes, area, flat_share, folder, quality):
    """Writes mask.webp, overlay.avif and, where needed, foreground.webp; returns their sizes in kB."""
    os.makedirs(folder, exist_ok=True)
    overlay, exposure = make_overlay(passes, area, flat_share)
    colored = np.clip(passes['parts'][..., 0], 0, 1)
    white = np.ones_like(colored)
    to_image(np.stack([white, white, white, colored], -1)).save(f'{folder}/mask.webp', lossless=True, method=6)
    to_image(overlay).save(f'{folder}/overlay.avif', quality=quality, speed=4)
    foreground = make_foreground(passes, exposure)
    names = ['mask.webp', 'overlay.avif']
    if foreground is not None:
        to_image(foreground).save(f'{folder}/foreground.webp', quality=86, method=6)
        names.append('foreground.webp')
    elif os.path.exists(f'{folder}/foreground.webp'):
        os.remove(f'{folder}/foreground.webp')
    return {name: round(os.path.getsize(f'{folder}/{name}') / 1000, 1) for name in names}
