import { filled, gleam, seam, shade, stitched, within } from './stitch.ts';

/** The neck of a T-shirt or sweatshirt, drawn for the T-shirt's place; `bandStart` is where the ribbed band ends at the shoulder. */
export const neck = {
  /** The inside of the back, seen through the opening. */
  inside:
    'M398 116 C 428 128 464 134 500 134 C 536 134 572 128 602 116 C 580 178 544 204 500 204 C 456 204 420 178 398 116 Z',
  frontBand:
    'M398 116 C 420 178 456 204 500 204 C 544 204 580 178 602 116 C 609 119 616 122 621 126 C 598 203 552 231 500 231 C 448 231 402 203 379 126 C 384 122 391 119 398 116 Z',
  frontBandEdge: 'M379 126 C 402 203 448 231 500 231 C 552 231 598 203 621 126',
  opening: 'M398 116 C 420 178 456 204 500 204 C 544 204 580 178 602 116',
  insideBand:
    'M398 116 C 428 128 464 134 500 134 C 536 134 572 128 602 116 C 598 127 594 136 589 144 C 560 156 530 159 500 159 C 470 159 440 156 411 144 C 406 136 402 127 398 116 Z',
  backBand:
    'M398 112 C 428 126 464 132 500 132 C 536 132 572 126 602 112 C 609 116 616 120 621 126 C 588 150 544 160 500 160 C 456 160 412 150 379 126 C 384 120 391 116 398 112 Z',
  backBandEdge: 'M379 126 C 412 150 456 160 500 160 C 544 160 588 150 621 126',
};

/** Ribs fan out around the neck; `depth` is how far below the shoulder line the band hangs in the middle. */
function fan(depth: number, band: number): string {
  return Array.from({ length: 110 }, (_, i) => {
    const angle = Math.PI * (0.015 + (0.97 * i) / 109);
    const at = (reach: number, drop: number) =>
      `${(500 - Math.cos(angle) * reach).toFixed(1)} ${(110 + Math.sin(angle) * drop).toFixed(1)}`;
    return `<path d="M${at(102, depth)} L${at(128, depth + band)}" stroke="#000" stroke-opacity=".11" stroke-width="1.1"/>`;
  }).join('');
}

export function frontCollar(): string {
  return [
    shade('M377 129 C 400 207 447 236 500 236 C 553 236 600 207 623 129', 8, 0.34, 'soft4'),
    within(
      'neck-inside',
      neck.inside,
      '<linearGradient id="depth" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-opacity=".16"/><stop offset="1" stop-opacity=".46"/></linearGradient>' +
        filled([neck.inside], 'url(#depth)') +
        `<g opacity=".7">${filled([neck.insideBand], '#ffffff1f')}</g>` +
        seam('M411 144 C 440 156 470 159 500 159 C 530 159 560 156 589 144', 0.7) +
        shade(neck.opening, 20, 0.5, 'soft9'),
    ),
    within('neck-band', neck.frontBand, fan(94, 26) + bandLight(neck.opening, neck.frontBandEdge)),
    `<path d="${neck.frontBandEdge}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.3"/>`,
    stitched('M373 131 C 395 211 445 240 500 240 C 555 240 605 211 627 131', 0.9),
  ].join('');
}

export function backCollar(): string {
  return [
    shade('M379 130 C 412 155 456 165 500 165 C 544 165 588 155 621 130', 7, 0.28, 'soft4'),
    within(
      'neck-band',
      neck.backBand,
      fan(22, 28) +
        bandLight('M398 112 C 428 126 464 132 500 132 C 536 132 572 126 602 112', neck.backBandEdge),
    ),
    `<path d="${neck.backBandEdge}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.3"/>`,
    stitched('M373 131 C 410 161 454 170 500 170 C 546 170 590 161 627 131', 0.9),
  ].join('');
}

function bandLight(upper: string, lower: string): string {
  return gleam(upper, 9, 0.34, 'soft4') + shade(lower, 12, 0.28, 'soft4');
}

/** The woven label at the back of the neck, centered on x 500. */
export function neckLabel(y: number): string {
  return (
    `<rect x="474" y="${y}" width="52" height="32" rx="1.5" fill="#f3f1ec"/><rect x="474" y="${y}" width="52" height="32" rx="1.5" opacity=".05"/>` +
    `<circle cx="491" cy="${y + 16}" r="6" fill="#c93a16"/><rect x="501" y="${y + 11}" width="17" height="3.4" fill="#4a4a52"/><rect x="501" y="${y + 18}" width="12" height="2.6" fill="#a8a8ae"/>`
  );
}
