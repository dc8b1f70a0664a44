import type { GeneralProduct } from '../../catalogue/products.ts';

const shadow =
  '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>';
const sheet = (x: number, y: number, width: number, height: number, fill: string, round: number) =>
  `<rect x="${x + 0.6}" y="${y + 1.4}" width="${width}" height="${height}" rx="${round}" fill="#2b2620" opacity=".32" filter="url(#b)"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** The printed side, in a square of 100 units. */
const backs: Readonly<Record<GeneralProduct['paper'], string>> = {
  // Release paper with a slit to peel it off by.
  stickers:
    sheet(12, 12, 76, 76, '#f3f1ec', 5) +
    Array.from(
      { length: 8 },
      (_, i) =>
        `<path d="M12 ${18 + i * 9.2} L88 ${18 + i * 9.2}" stroke="#9c9484" stroke-opacity=".16" stroke-width=".5"/>`,
    ).join('') +
    '<path d="M50 12 C 47 30 53 48 50 62 C 48 74 51 82 50 88" fill="none" stroke="#6b6c72" stroke-opacity=".5" stroke-width=".5"/><path d="M50 62 C 62 60 80 66 88 78 L88 83 C 88 86 86 88 83 88 L50 88 C 51 82 48 74 50 62 Z" fill="#fffefb"/><path d="M50 62 C 58 70 70 74 88 78 C 80 66 62 60 50 62 Z" fill="#d9d3c4"/>',
  // Lines for the address, a place for the stamp.
  postcards:
    sheet(17.5, 3.5, 65, 93, '#fffdf8', 0.8) +
    '<g transform="translate(50 50) rotate(90) translate(-46.5 -32.5)"><path d="M48 8 L48 57" stroke="#6b6c72" stroke-opacity=".4" stroke-width=".4"/><path d="M53 30 L87 30 M53 38 L87 38 M53 46 L87 46" stroke="#6b6c72" stroke-opacity=".4" stroke-width=".4"/><rect x="75" y="6" width="12" height="14" fill="none" stroke="#c93a16" stroke-opacity=".6" stroke-width=".5" stroke-dasharray="1.4 1"/><circle cx="12" cy="56" r="2.4" fill="#c93a16"/><path d="M17 55 L30 55 M17 57.6 L26 57.6" stroke="#4a4a52" stroke-width=".8"/></g>',
  // The core, from the other end.
  tapes:
    '<ellipse cx="52" cy="54" rx="38" ry="38" fill="#2b2620" opacity=".32" filter="url(#b)"/><circle cx="50" cy="50" r="38" fill="#fbf6ea"/>' +
    [36.5, 35, 33.5, 32, 30.5, 29]
      .map(
        (r) =>
          `<circle cx="50" cy="50" r="${r}" fill="none" stroke="#8a7c62" stroke-opacity=".22" stroke-width=".4"/>`,
      )
      .join('') +
    '<circle cx="50" cy="50" r="27" fill="#c9a877"/><circle cx="50" cy="50" r="24.4" fill="#b08f5e"/><circle cx="50.6" cy="51" r="23.6" fill="#e7dccb"/><path d="M28 42 A24 24 0 0 1 66 32" fill="none" stroke="#2b2620" stroke-opacity=".34" stroke-width="2.4" filter="url(#b)"/>',
  // Grey board.
  'memo-pads':
    sheet(21, 6, 58, 84, '#b7a78c', 0.8) +
    Array.from(
      { length: 50 },
      (_, i) =>
        `<path d="M${22 + ((i * 0.618034) % 1) * 54} ${8 + ((i * 0.754878) % 1) * 80} l1.6 ${(i % 3) * 0.3 - 0.3}" stroke="${i % 2 ? '#fff' : '#4a3a20'}" stroke-opacity=".26" stroke-width=".3"/>`,
    ).join('') +
    '<circle cx="50" cy="80" r="3" fill="#c93a16"/><rect x="21" y="6" width="58" height="3.4" fill="#000" opacity=".12"/>',
};

export const backOf = (paper: GeneralProduct['paper'], size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${shadow}${backs[paper]}</svg>`,
  );
