import type { MockupOptions } from '#server/images/mockup-renderer.ts';
import type { SceneItem } from '../scenes/scene.ts';
import { wall } from './settings.ts';

/** Somebody who wears it: seen from the mouth down, so that it is about the clothes. */
export type Person = {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly trousers: string;
  readonly isLongHaired: boolean;
};

export const people: readonly Person[] = [
  { skin: '#e8bd9d', shade: '#c9926e', hair: '#2c221d', trousers: '#4a5d7c', isLongHaired: true },
  { skin: '#d9a67f', shade: '#b57f58', hair: '#1f1a18', trousers: '#3a3a3f', isLongHaired: false },
  { skin: '#f0cbb0', shade: '#d39f7e', hair: '#5a3b26', trousers: '#8a8374', isLongHaired: true },
  { skin: '#a8744f', shade: '#805334', hair: '#171312', trousers: '#c9bda6', isLongHaired: false },
];

/** Where a long-sleeved garment leaves the body bare, in mock-up units. */
export type Fit = {
  /** How far the neck of the garment lies below the one that the body is drawn for. */
  readonly neck: number;
  /** Where the hands come out of the sleeves. */
  readonly wrist: readonly [x: number, y: number];
  readonly hem: number;
  /** The visible part of the neck. */
  readonly opening: string;
};

const mirror = (content: string) => `<g transform="matrix(-1 0 0 1 1000 0)">${content}</g>`;

function hands({ skin, shade }: Person, { wrist }: Fit): string {
  const hand = `<g transform="translate(${wrist[0]} ${wrist[1]})"><path d="M-40 -14 C -46 30 -42 76 -20 96 C 4 106 28 80 34 40 L 40 -12 Z" fill="${skin}"/><path d="M-16 96 C 4 106 28 80 34 40 L 40 -12 L 18 -12 C 16 30 8 74 -16 96 Z" fill="${shade}" opacity=".55"/><path d="M-40 -14 C -10 2 20 4 40 -12 L 40 8 C 20 22 -14 18 -42 6 Z" fill="#000" opacity=".22"/></g>`;
  return hand + mirror(hand);
}

const legs = ({ trousers }: Person, { hem }: Fit) =>
  `<path d="M276 ${hem - 40} L262 1500 L738 1500 L724 ${hem - 40} Z" fill="${trousers}"/>` +
  `<path d="M276 ${hem - 10} L724 ${hem - 10} L726 ${hem + 34} L274 ${hem + 34} Z" fill="#000" opacity=".3" filter="url(#blur12)"/>` +
  `<path d="M500 ${hem} L496 1500" stroke="#000" stroke-opacity=".2" stroke-width="5"/><path d="M330 ${hem} C 320 1050 316 1200 312 1500 M670 ${hem} C 680 1050 684 1200 688 1500" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="26" filter="url(#blur12)"/>`;

const hairBehind = ({ hair, isLongHaired }: Person) =>
  isLongHaired
    ? `<path d="M372 -140 C 360 -20 352 90 336 190 C 366 224 420 214 436 180 L 564 180 C 580 214 634 224 664 190 C 648 90 640 -20 628 -140 Z" fill="${hair}"/>`
    : '';

function head({ skin, shade, hair, isLongHaired }: Person, opening: string): string {
  const neck =
    'M430 -20 L430 70 C 428 104 410 118 384 128 L384 330 L616 330 L616 128 C 590 118 572 104 570 70 L570 -20 Z';
  const face =
    'M392 -180 C 388 -60 398 10 430 48 C 456 78 480 88 500 88 C 520 88 544 78 570 48 C 602 10 612 -60 608 -180 Z';
  const sides = isLongHaired
    ? `<path d="M392 -180 C 380 -80 376 20 356 120 C 350 160 352 190 372 204 C 404 190 420 120 414 50 C 402 10 400 -60 410 -180 Z M608 -180 C 620 -80 624 20 644 120 C 650 160 648 190 628 204 C 596 190 580 120 586 50 C 598 10 600 -60 590 -180 Z" fill="${hair}"/>`
    : `<path d="M384 -180 C 382 -110 386 -70 394 -44 C 402 -70 404 -120 404 -180 Z M616 -180 C 618 -110 614 -70 606 -44 C 598 -70 596 -120 596 -180 Z" fill="${hair}"/>`;
  return (
    `<clipPath id="opening"><path d="${opening}"/></clipPath><g clip-path="url(#opening)"><path d="${neck}" fill="${skin}"/><path d="M384 128 C 420 150 460 180 500 204 M616 128 C 580 150 540 180 500 204" fill="none" stroke="${shade}" stroke-opacity=".34" stroke-width="7" filter="url(#blur5)"/></g>` +
    `<path d="M430 -20 L430 76 C 436 112 564 112 570 76 L570 -20 Z" fill="${skin}"/>` +
    `<path d="M426 40 C 450 110 550 110 574 40 L570 96 C 540 134 460 134 430 96 Z" fill="${shade}" opacity=".8" filter="url(#blur5)"/>` +
    `<path d="${face}" fill="${skin}"/>` +
    `<path d="M560 -180 C 574 -60 560 30 500 88 C 520 88 544 78 570 48 C 602 10 612 -60 608 -180 Z" fill="${shade}" opacity=".4" filter="url(#blur5)"/>` +
    '<path d="M470 20 C 484 14 492 14 500 18 C 508 14 516 14 530 20 C 520 36 480 36 470 20 Z" fill="#b9604f" opacity=".75"/><path d="M470 20 C 490 24 510 24 530 20" fill="none" stroke="#7d3a30" stroke-opacity=".6" stroke-width="2.4"/>' +
    `<path d="M482 -28 C 490 -20 510 -20 518 -28" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>` +
    sides
  );
}

export const softening = [5, 12, 30]
  .map(
    (sigma) =>
      `<filter id="blur${sigma}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sigma}"/></filter>`,
  )
  .join('');

/** From the back to the front: the wall, the body, what is worn, then the neck and the head above its collar. */
export function figureScene(
  order: { person: Person; fit: Fit; color: string; size?: number },
  worn: readonly MockupOptions[],
): SceneItem[] {
  const { person, fit, color, size = 0.86 } = order;
  const [x, y] = [0.5, 0.545];
  const placed = (content: string) =>
    `${softening}<g transform="translate(${x * 1000 - size * 500} ${y * 1000 - size * 500}) scale(${size})">${content}</g>`;
  const lowered = (content: string) => `<g transform="translate(0 ${fit.neck})">${content}</g>`;
  return [
    { drawing: wall(color) },
    {
      drawing: placed(
        '<ellipse cx="560" cy="640" rx="330" ry="460" opacity=".16" filter="url(#blur30)"/>' +
          lowered(hairBehind(person)) +
          legs(person, fit) +
          hands(person, fit),
      ),
    },
    ...worn.map((mockup) => ({ mockup, x, y, size })),
    { drawing: placed(lowered(head(person, fit.opening))) },
  ];
}
