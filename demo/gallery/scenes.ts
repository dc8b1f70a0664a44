import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import type { SceneItem } from '../scenes/scene.ts';
import { fingers, palm } from './hand.ts';
import * as settings from './settings.ts';

type SceneOf = (mockups: readonly MockupOptions[]) => SceneItem[];

/** The first of them, and the others. */
const place = (
  mockup: MockupOptions | undefined,
  x: number,
  y: number,
  size: number,
  turn = 0,
): SceneItem[] => (mockup ? [{ mockup, x, y, size, turn }] : []);

/** On a board along the wall; `base` is where the thing stands in its mock-up. */
export const onBoard =
  (color: string, base: number, size: number): SceneOf =>
  ([first, second]) => [
    { drawing: settings.board(color) },
    ...place(second, 0.67, 0.856 - ((base - 500) / 1000) * size * 0.86, size * 0.86),
    ...place(first, second ? 0.4 : 0.5, 0.858 - ((base - 500) / 1000) * size, size),
  ];

/** Lying on a desk. */
export const onDesk =
  (wood: string, size: number, turn: number): SceneOf =>
  ([first, second]) => [
    { drawing: settings.desk(wood) },
    ...place(second, 0.72, 0.4, size * 0.82, -turn * 1.4),
    ...place(first, second ? 0.42 : 0.52, second ? 0.62 : 0.58, size, turn),
  ];

/** Hanging from a peg; `top` is its highest point in the mock-up. */
export const onPeg =
  (color: string, top: number, size: number): SceneOf =>
  ([first]) => [
    { drawing: settings.pegs(color) },
    ...place(first, 0.5, 0.142 + ((500 - top) / 1000) * size, size),
    { drawing: settings.peg },
  ];

export const onSofa =
  (wall: string, color: string, y: number, size: number, turn: number): SceneOf =>
  ([first, second]) => [
    { drawing: settings.sofa(wall, color) },
    ...place(second, 0.73, y + 0.03, size * 0.86, -turn),
    ...place(first, second ? 0.36 : 0.5, y, size, turn),
  ];

export const onWall =
  (color: string, size: number): SceneOf =>
  ([first]) => [{ drawing: settings.sideboard(color) }, ...place(first, 0.5, 0.4, size)];

/** In a hand; `left` and `right` are its edges in the mock-up. */
export const inHand =
  (color: string, edges: readonly [left: number, right: number], size: number): SceneOf =>
  ([first]) => {
    const [left, right] = edges.map((edge) => 500 + (edge - 500) * size) as [number, number];
    return [
      { drawing: settings.wall(color) + palm },
      ...place(first, 0.5, 0.47, size),
      { drawing: fingers(left, right) },
    ];
  };

/** On a bag: the second custom carries the first. */
export const onBag =
  (color: string, at: readonly [x: number, y: number], size: number): SceneOf =>
  ([first, bag]) => [
    { drawing: settings.wall(color) },
    ...place(bag, 0.47, 0.56, 1.3, -3),
    ...place(first, at[0], at[1], size, 5),
  ];
