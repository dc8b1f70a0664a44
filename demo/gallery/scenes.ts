import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import type { SceneItem } from '../scenes/scene.ts';
import { type Fit, figureScene, people, softening } from './figure.ts';
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

const personOf = (at: number) => people[at % people.length] as (typeof people)[number];

/** Worn; several are worn one over the other. */
export const worn =
  (at: number, fit: Fit, color: string, size?: number): SceneOf =>
  (mockups) =>
    figureScene({ person: personOf(at), fit, color, ...(size && { size }) }, mockups);

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
  (at: number, color: string, edges: readonly [left: number, right: number], size: number): SceneOf =>
  ([first]) => {
    const [left, right] = edges.map((edge) => 500 + (edge - 500) * size) as [number, number];
    return [
      { drawing: settings.wall(color) + softening + palm(personOf(at)) },
      ...place(first, 0.5, 0.47, size),
      { drawing: fingers(personOf(at), left, right) },
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

/** A hat on a head that is seen from the front, without a face. */
export const onHead =
  (at: number, color: string, brim: number, size: number): SceneOf =>
  ([first]) => {
    const { skin, shade, hair } = personOf(at);
    const y = 0.36;
    const under = y * 1000 + (brim - 500) * size;
    const grown = (content: string) =>
      `<g transform="translate(500 ${under}) scale(1.2) translate(-500 ${-under})">${content}</g>`;
    return [
      { drawing: settings.wall(color) },
      {
        drawing:
          softening +
          grown(
            `<ellipse cx="560" cy="700" rx="330" ry="380" opacity=".16" filter="url(#blur30)"/>` +
              `<path d="M330 ${under - 60} C 300 ${under + 120} 310 ${under + 250} 280 ${under + 330} C 340 ${under + 370} 420 ${under + 350} 430 ${under + 300} L 570 ${under + 300} C 580 ${under + 350} 660 ${under + 370} 720 ${under + 330} C 690 ${under + 250} 700 ${under + 120} 670 ${under - 60} Z" fill="${hair}"/>` +
              `<path d="M120 1010 C 150 ${under + 420} 330 ${under + 370} 430 ${under + 340} L 570 ${under + 340} C 670 ${under + 370} 850 ${under + 420} 880 1010 Z" fill="#e9e2d3"/>` +
              `<path d="M432 ${under + 180} L 432 ${under + 350} C 460 ${under + 400} 540 ${under + 400} 568 ${under + 350} L 568 ${under + 180} Z" fill="${skin}"/><path d="M430 ${under + 230} C 460 ${under + 300} 540 ${under + 300} 570 ${under + 230} L 568 ${under + 290} C 540 ${under + 330} 460 ${under + 330} 432 ${under + 290} Z" fill="${shade}" opacity=".8" filter="url(#blur5)"/>` +
              `<path d="M370 ${under - 80} C 364 ${under + 60} 376 ${under + 160} 424 ${under + 222} C 456 ${under + 262} 480 ${under + 272} 500 ${under + 272} C 520 ${under + 272} 544 ${under + 262} 576 ${under + 222} C 624 ${under + 160} 636 ${under + 60} 630 ${under - 80} Z" fill="${skin}"/>` +
              `<path d="M370 ${under - 80} L 630 ${under - 80} L 632 ${under + 40} C 560 ${under + 74} 440 ${under + 74} 368 ${under + 40} Z" fill="${shade}" opacity=".7" filter="url(#blur12)"/>` +
              `<path d="M482 ${under + 120} C 490 ${under + 128} 510 ${under + 128} 518 ${under + 120}" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/><path d="M462 ${under + 180} C 484 ${under + 172} 492 ${under + 172} 500 ${under + 176} C 508 ${under + 172} 516 ${under + 172} 538 ${under + 180} C 526 ${under + 198} 474 ${under + 198} 462 ${under + 180} Z" fill="#b9604f" opacity=".75"/>` +
              `<path d="M372 ${under - 80} C 352 ${under + 60} 356 ${under + 190} 340 ${under + 300} C 330 ${under + 320} 330 ${under + 330} 352 ${under + 330} C 396 ${under + 260} 392 ${under + 100} 396 ${under - 60} Z M628 ${under - 80} C 648 ${under + 60} 644 ${under + 190} 660 ${under + 300} C 670 ${under + 320} 670 ${under + 330} 648 ${under + 330} C 604 ${under + 260} 608 ${under + 100} 604 ${under - 60} Z" fill="${hair}"/>`,
          ),
      },
      ...place(first, 0.5, y, size),
    ];
  };
