"""The sets, one function each: what stands, lies or hangs where, and how the camera sees it. Meters; z goes up.

A set on a wall has its wall at y = 0 and the camera in front of it; one on a table is seen from above, and y goes up in it.
"""

import math

import bpy

from goods import put_custom
from props import (
    add_boards,
    add_book_stack,
    add_box,
    add_hanger,
    add_paper,
    add_peg,
    add_pencil,
    add_pot,
    add_rail,
    add_sheet,
    add_slab,
    add_spool,
    add_table,
    add_wall,
    add_window,
    linen,
    paint,
    wood,
)
from scene import add_camera, look_down

SIZES = {'hero': (1080, 1350), 'wide': (1080, 608), 'portrait': (900, 1125), 'square': (1080, 1080)}
PICTURES = {}


def picture(format):
    """Registers a set under its name, with the size of its picture."""

    def register(arrange):
        PICTURES[arrange.__name__.replace('_', '-')] = arrange, SIZES[format]
        return arrange

    return register


def names():
    return list(PICTURES)


def find(name):
    return PICTURES[name]


def look_at(target, frame, elevation=5.0, turn=0.0, distance=3.2):
    """A camera in front of the set: its picture is `frame` meters wide at the target."""
    away, up, aside = distance * frame, math.radians(elevation), math.radians(turn)
    x, y, z = target
    place = (
        x + away * math.cos(up) * math.sin(aside),
        y - away * math.cos(up) * math.cos(aside),
        z + away * math.sin(up),
    )
    add_camera(place, target, frame)
    bpy.context.scene.camera.data.sensor_fit = 'HORIZONTAL'


def look_from_above(frame, center=(0, 0)):
    look_down(frame, center)
    bpy.context.scene.camera.data.sensor_fit = 'HORIZONTAL'


def hang_shirt(key, x, z, side='front', y=-0.042):
    """On a hanger, whose hook rests on a peg at this height."""
    add_peg(x, -0.025, z)
    add_hanger(x, y - 0.008, z)
    put_custom(key, side, at=(x, y, z - 0.085), tilt=92.5)


def hang_hoodie(key, x, z, side='front', y=-0.040):
    """By its loop, on a peg that its hood hides."""
    put_custom(key, side, at=(x, y, z - 0.285), tilt=92.5)


def hang_tote(key, x, z, y=-0.030, sway=0):
    add_peg(x, -0.025, z)
    put_custom(key, at=(x, y, z - 0.222), tilt=91.5, spin=sway)


def set_table(wall, cloth=None, target=(0, 0, 0), size=0.5, depth=0.24, side=-1, power=1.0):
    """A table before a wall, and the sun on it; the middle of the table is the origin."""
    add_wall(wall, depth)
    if cloth:
        add_sheet(4, 2, linen(cloth), at=(0, depth - 1, 0))
    else:
        for k in range(8):
            add_slab(4, 0.118, 0.02, wood(k), 0.0008, at=(0.3 * k, depth - 0.06 - 0.12 * k, -0.02))
    add_window(target, side, size, power=power)


def set_floor(ground, frame, turn=0, side=-1, power=1.0):
    """A floor seen from above: boards, or a cloth of this color."""
    if ground == 'boards':
        add_boards(turn=turn)
    else:
        add_sheet(6, 6, linen(ground))
    add_window((0, 0, 0), side, frame * 0.9, height=2.0, front=-1, power=power)


# The main page.


@picture('hero')
def main_hero():
    add_wall('#f3d684')
    add_rail(1.9, -0.009, 1.62, (-0.52, 0.20))
    hang_hoodie('hoodie-tiger', -0.13, 1.64, y=-0.055)
    hang_tote('tote-lemon', 0.44, 1.62, y=-0.022)
    add_slab(3, 0.36, 0.6, paint('#f6f3ec', 0.5), 0.004, at=(0, -0.181, -0.20))
    add_slab(3, 0.38, 0.022, wood(3), 0.003, at=(0, -0.191, 0.40))
    put_custom('cap-three-fish', at=(0.38, -0.20, 0.422), turn=-14)
    add_book_stack(('#e2653f', '#f7cf5e', '#2f4b3e'), at=(-0.46, -0.20, 0.422), turn=70)
    look_at((0, -0.05, 1.02), 1.25, 3)
    add_window((-0.05, 0, 1.15), -1, 1.15)


def hang_pair(key, wall, hang, frame, spread, peg):
    """Front and back side by side on a rail, above a low board."""
    add_wall(wall)
    add_rail(2.6, -0.009, peg, (0.0,))
    hang(key, spread, peg, side='back', y=-0.040)
    hang(key, -spread, peg, y=-0.054)
    look_at((0, -0.04, peg - frame * 0.29), frame, 2)
    add_window((0.1, 0, peg - frame * 0.3), -1, frame * 0.8)


@picture('square')
def look_daisy():
    hang_pair('tee-happy-daisy', '#f3ead6', hang_shirt, 1.46, 0.335, 1.55)
    add_table(2.6, 0.28, 0.44)
    add_pot('#d2532f', at=(0.52, -0.14, 0.44))


@picture('square')
def look_euljiro():
    hang_pair('hoodie-euljiro', '#e9d6d0', hang_hoodie, 1.80, 0.430, 1.62)
    add_table(2.6, 0.28, 0.44)
    put_custom('cap-three-fish', at=(-0.52, -0.15, 0.44), turn=12)
    add_pot('#c9683f', at=(0.60, -0.14, 0.44))


@picture('square')
def look_camp():
    hang_pair('tee-camp-night', '#d6dfd3', hang_shirt, 1.46, 0.335, 1.55)
    add_table(2.6, 0.28, 0.44)
    add_book_stack(('#2f4b3e', '#efe7d6', '#c93a16'), at=(-0.45, -0.14, 0.44), turn=80)


@picture('wide')
def main_garden():
    add_wall('#e4ebdf')
    add_rail(1.9, -0.009, 1.42, (0.0, 0.48))
    hang_tote('tote-bouquet', 0.24, 1.42)
    add_table(0.52, 0.16, 1.03)
    bpy.context.collection.objects[-1].location.x -= 0.32
    for x, color, seed in ((-0.46, '#c9683f', 2), (-0.31, '#f4efe4', 3), (-0.17, '#6d8f7c', 4)):
        add_pot(color, 8, 0.15, seed, at=(x, -0.08, 1.03))
    look_at((0, -0.04, 1.09), 1.02, 3)
    add_window((0.05, 0, 1.1), -1, 0.8)


@picture('portrait')
def desk_mug():
    set_table('#dfe7e0', target=(0.02, 0, 0.05), size=0.42)
    put_custom('mug-coffee-first', at=(0.0, -0.02, 0), turn=-6)
    add_book_stack(('#f2b8b0', '#1f5fd6', '#f7cf5e'), at=(-0.13, 0.13, 0), turn=82)
    add_pot('#d2532f', 9, 0.15, 5, at=(0.115, 0.12, 0))
    add_pencil('#e2653f', at=(0.05, -0.125, 0), turn=78)
    look_at((0, 0, 0.062), 0.31, 17)


@picture('portrait')
def desk_case():
    set_floor('boards', 0.46, turn=90)
    put_custom('laptop-space-cruise', at=(0.03, 0.055, 0), spin=-9)
    put_custom('case-space-courier', at=(-0.055, -0.10, 0.014), spin=8)
    put_custom('keyring-shy-ghost', at=(0.115, -0.155, 0.001), spin=-25)
    add_pencil('#ffd84d', at=(0.16, -0.03, 0.0), turn=12)
    look_from_above(0.44)


@picture('portrait')
def desk_tote():
    add_wall('#f2e2dc')
    add_rail(1.4, -0.009, 1.50, (-0.27, 0.27))
    hang_tote('tote-jogakbo', 0.0, 1.50)
    add_table(1.4, 0.22, 0.80)
    add_book_stack(('#2f4b3e', '#f7cf5e', '#e6d8bf', '#c93a16'), at=(0.19, -0.12, 0.80), turn=86)
    put_custom('notebook-good-day', at=(-0.215, -0.05, 0.908), tilt=80, turn=4)
    look_at((0, -0.04, 1.16), 0.64, 4)
    add_window((0, 0, 1.15), -1, 0.6)


# How things are decorated.


@picture('wide')
def method_embroidery():
    set_table('#d5e2ee', target=(0, 0, 0.05), size=0.62, depth=0.30)
    put_custom('cap-three-fish', at=(-0.13, -0.01, 0), turn=12)
    put_custom('cap-happy-daisy', at=(0.16, -0.03, 0), turn=-12)
    for k, color in enumerate(('#c93a16', '#f7cf5e', '#2f6f5a', '#1f5fd6', '#f2b8b0', '#fbf7ee')):
        add_spool(color, at=(-0.30 + 0.12 * k, 0.19 + 0.02 * (k % 2), 0))
    look_at((0, 0, 0.06), 0.62, 16)


@picture('wide')
def method_printing():
    set_floor('#efe0da', 1.2)
    put_custom('tee-night-swim', at=(0.24, 0.31, 0), spin=4)
    put_custom('tote-jogakbo', at=(-0.36, 0.13, 0.001), spin=-7)
    look_from_above(1.22)


@picture('wide')
def method_transfer():
    set_table('#f3d9cd', target=(0, 0, 0.04), size=0.46)
    put_custom('mug-moka-pot', at=(-0.07, 0.02, 0), turn=-4)
    put_custom('case-wild-strawberry', at=(0.095, -0.04, 0), turn=14)
    add_pot('#f4efe4', 9, 0.14, 7, at=(0.18, 0.13, 0))
    look_at((0, 0, 0.045), 0.44, 26)


# Banners.


@picture('hero')
def banner_how_we_make():
    set_floor('boards', 1.15, turn=90)
    put_custom('sweatshirt-pair-of-cats', at=(0.0, 0.27, 0), spin=-3)
    for k, color in enumerate(('#c93a16', '#f7cf5e', '#2f6f5a', '#1f5fd6', '#f2b8b0')):
        add_spool(color, at=(-0.44 + 0.085 * k, 0.55 - 0.012 * k, 0))
    add_paper(0.21, 0.297, at=(0.40, 0.46, 0.001), turn=11)
    add_paper(0.14, 0.20, '#f7e3b0', at=(0.38, 0.44, 0.014), turn=3)
    add_pencil('#e2653f', at=(0.47, 0.37, 0.016), turn=35)
    put_custom('badge-heart-first', at=(-0.40, -0.50, 0), spin=8)
    put_custom('keyring-love-delivery', at=(-0.27, -0.54, 0), spin=-18)
    add_box(0.30, 0.22, 0.06, at=(0.38, -0.52, 0), turn=-8)
    look_from_above(1.14)


@picture('hero')
def banner_meet_mudeon():
    set_floor('#b9d3ec', 1.1)
    put_custom('tee-its-okay', at=(0.13, 0.55, 0), spin=-9)
    put_custom('tee-round-dog', at=(-0.10, 0.20, 0.012), spin=7)
    look_from_above(1.04)


@picture('hero')
def banner_cats_and_dogs():
    add_wall('#f3dcd4')
    add_rail(1.6, -0.009, 1.52, (0.24,))
    hang_tote('tote-cat-tower', -0.14, 1.52)
    add_table(1.6, 0.22, 0.78)
    put_custom('mug-mug-cat', at=(0.20, -0.11, 0.78), turn=-8)
    put_custom('poster-bouquet', graphic='round-dog', at=(0.27, -0.020, 1.00), tilt=87)
    add_book_stack(('#efe7d6', '#e2653f'), at=(-0.24, -0.11, 0.78), turn=84)
    look_at((0, -0.04, 1.09), 0.80, 4)
    add_window((-0.05, 0, 1.15), -1, 0.75)


@picture('hero')
def banner_gift_guide():
    set_floor('#e3dcef', 0.85)
    put_custom('tote-bouquet', at=(-0.12, 0.22, 0), spin=8)
    put_custom('notebook-lavender', at=(0.22, 0.20, 0), spin=-10)
    put_custom('case-strawberry-mail', at=(0.25, -0.10, 0), spin=12)
    put_custom('pouch-tulips', at=(0.10, -0.33, 0), spin=-6)
    put_custom('badge-melting-smile', at=(-0.16, -0.31, 0), spin=10)
    put_custom('keyring-boxed-cat', at=(-0.28, -0.36, 0), spin=20)
    look_from_above(0.78)


@picture('hero')
def banner_meet_omok():
    set_table('#dbe6df', target=(0, 0, 0.08), size=0.5)
    put_custom('mug-moka-pot', at=(-0.115, 0.03, 0), turn=6)
    put_custom('mug-coffee-first', at=(0.02, -0.06, 0), turn=-8)
    put_custom('mug-coffee-potion', at=(0.135, 0.05, 0), turn=-4)
    add_pot('#f4efe4', 10, 0.20, 9, at=(-0.03, 0.15, 0))
    look_at((0, 0, 0.09), 0.40, 15)


@picture('hero')
def banner_small_gardens():
    add_wall('#f6ecc9')
    add_rail(1.9, -0.009, 1.62, (-0.55,))
    hang_shirt('sweatshirt-lavender', -0.10, 1.62)
    hang_tote('tote-bouquet', 0.48, 1.62)
    add_table(2.4, 0.26, 0.60)
    for x, color, seed in ((-0.46, '#c9683f', 2), (-0.28, '#f4efe4', 3), (0.40, '#6d8f7c', 4)):
        add_pot(color, 9, 0.19, seed, at=(x, -0.15, 0.60))
    look_at((0, -0.04, 1.13), 1.30, 3)
    add_window((0, 0, 1.2), -1, 1.1)


# Events.


@picture('wide')
def event_first_custom():
    set_floor('#f7d9c9', 1.2)
    put_custom('tee-its-okay', at=(0.05, 0.32, 0), spin=-4)
    put_custom('pouch-three-fish', at=(-0.42, 0.13, 0), spin=10)
    put_custom('keyring-shy-ghost', at=(-0.45, -0.10, 0), spin=-20)
    put_custom('badge-melting-smile', at=(-0.36, -0.19, 0))
    put_custom('notebook-snack-bag', at=(0.50, -0.10, 0), spin=-9)
    look_from_above(1.20)


@picture('wide')
def event_photo_review():
    set_table('#e3dcef', '#f6f1e8', target=(0, 0, 0.04), size=0.5, side=1)
    put_custom('mug-moka-pot', at=(0.07, 0.02, 0), turn=-4)
    put_custom('case-strawberry-mail', at=(-0.115, -0.03, 0), turn=-14)
    put_custom('badge-melting-smile', at=(-0.02, -0.075, 0), turn=8)
    add_book_stack(('#f7cf5e', '#d2532f'), at=(-0.16, 0.14, 0), turn=84)
    look_at((0, 0, 0.045), 0.46, 25)


@picture('wide')
def event_together():
    add_wall('#dde8f2')
    add_rail(3.2, -0.009, 1.62, (-0.31, 0.31))
    hang_hoodie('hoodie-tiger', -0.62, 1.62, y=-0.032)
    hang_hoodie('hoodie-rosette', 0.62, 1.62, side='back', y=-0.032)
    hang_hoodie('hoodie-cloud-nap', 0.0, 1.62, y=-0.060)
    look_at((0, -0.05, 1.20), 1.95, 2)
    add_window((0, 0, 1.2), -1, 1.5)


# Feeds of influencers.


@picture('portrait')
def feed_haru_mug():
    set_table('#f4e3d3', '#e9e2d4', target=(0, 0, 0.05), size=0.4, side=1)
    put_custom('mug-mug-cat', at=(-0.01, -0.02, 0), turn=-6)
    put_custom('notebook-good-day', at=(0.11, 0.11, 0), turn=24)
    put_custom('badge-melting-smile', at=(0.10, -0.07, 0), turn=-8)
    look_at((0, 0, 0.058), 0.28, 20)


@picture('portrait')
def feed_haru_tee():
    set_floor('#d3e4d6', 1.0, side=1)
    put_custom('tee-sleepy-cat', at=(0.0, 0.34, 0), spin=6)
    look_from_above(0.98)


@picture('portrait')
def feed_haru_tote():
    add_wall('#dce6ee')
    add_rail(1.4, -0.009, 1.50, (-0.24, 0.28))
    hang_tote('tote-cat-tower', 0.03, 1.50, sway=2)
    add_box(0.30, 0.24, 0.14, at=(-0.16, -0.16, 0.70), turn=6)
    add_table(1.4, 0.34, 0.70)
    look_at((0, -0.04, 1.14), 0.70, 4)
    add_window((0, 0, 1.15), 1, 0.6)


@picture('portrait')
def feed_dochi_hoodie():
    set_floor('#d8dde6', 1.1)
    put_custom('hoodie-try-again', at=(0.0, 0.19, 0), spin=-7)
    look_from_above(1.10)


@picture('portrait')
def feed_dochi_ghost():
    add_wall('#cfd9e6')
    add_rail(1.6, -0.009, 1.55, (-0.36, 0.36))
    hang_shirt('tee-shy-ghost', 0.0, 1.55)
    look_at((0, -0.04, 1.13), 0.98, 2)
    add_window((0.05, 0, 1.15), 1, 0.9)


@picture('portrait')
def feed_dochi_case():
    set_floor('#b7c3e8', 0.34)
    put_custom('case-space-courier', at=(0.01, 0.0, 0), spin=9)
    put_custom('badge-melting-smile', at=(-0.095, -0.11, 0), spin=-10)
    put_custom('keyring-shy-ghost', at=(0.10, -0.12, 0), spin=24)
    look_from_above(0.31)


@picture('portrait')
def feed_sol_tote():
    add_wall('#e7ecdf')
    add_rail(1.4, -0.009, 1.50, (-0.22, 0.30))
    hang_tote('tote-forest-floor', 0.05, 1.50)
    add_table(1.4, 0.30, 0.74)
    for x, color, seed in ((-0.22, '#c9683f', 12), (0.26, '#f4efe4', 13)):
        add_pot(color, 10, 0.19, seed, at=(x, -0.17, 0.74))
    look_at((0, -0.04, 1.13), 0.68, 4)
    add_window((0, 0, 1.15), -1, 0.6)


@picture('portrait')
def feed_sol_lavender():
    set_floor('#e0d6f0', 1.0)
    put_custom('sweatshirt-lavender', at=(0.0, 0.33, 0), spin=5)
    look_from_above(1.04)


@picture('portrait')
def feed_sol_case():
    set_table('#e6ead9', '#f3ede0', target=(0, 0, 0.03), size=0.4)
    put_custom('case-wild-strawberry', at=(0.02, -0.05, 0), turn=10)
    add_pot('#c9683f', 9, 0.15, 21, at=(-0.085, 0.10, 0))
    add_pot('#f4efe4', 9, 0.13, 22, at=(0.085, 0.13, 0))
    look_at((0, 0.02, 0.04), 0.31, 34)
