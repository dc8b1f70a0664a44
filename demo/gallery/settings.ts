/** Places where things are photographed: SVG content for a square of 1000 units. */

const blur =
  '<filter id="s6" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="6"/></filter><filter id="s16" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>';

/** Daylight through a window with four panes falls across the wall. */
const panes =
  '<g fill="#fff" opacity=".2" filter="url(#s6)"><path d="M560 -20 L760 -20 L560 420 L360 420 Z"/><path d="M790 -20 L990 -20 L790 420 L590 420 Z"/><path d="M345 450 L545 450 L380 820 L180 820 Z"/><path d="M575 450 L775 450 L610 820 L410 820 Z"/></g>';

export const wall = (color: string): string =>
  `${blur}<rect width="1000" height="1000" fill="${color}"/><linearGradient id="fall" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient><rect width="1000" height="1000" fill="url(#fall)"/>${panes}`;

const plank = (y: number, height: number, color: string) =>
  `<rect y="${y}" width="1000" height="${height}" fill="${color}"/>` +
  Array.from({ length: Math.round(height / 9) }, (_, i) => {
    const line = y + 4 + i * 9;
    const sway = Math.sin(i * 2.1) * 3;
    return `<path d="M0 ${line} C300 ${line + sway} 700 ${line - sway} 1000 ${line + sway * 0.5}" fill="none" stroke="#5d3d18" stroke-opacity="${0.07 + 0.05 * (i % 3)}" stroke-width="${1 + (i % 3) * 0.6}"/>`;
  }).join('');

const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 C 34 -30 40 -86 0 -130 C -40 -86 -34 -30 0 0 Z" fill="${color}"/><path d="M0 0 L0 -118" stroke="#000" stroke-opacity=".16" stroke-width="3"/><path d="M0 0 C 34 -30 40 -86 0 -130 Z" fill="#fff" opacity=".1"/></g>`;

const pot = (x: number, y: number, color: string) =>
  `<ellipse cx="${x + 14}" cy="${y}" rx="86" ry="14" opacity=".26" filter="url(#s6)"/>` +
  [-64, -38, -14, 10, 34, 60]
    .map((turn, i) =>
      leaf(x, y - 120, turn, 1.05 + (i % 3) * 0.18, ['#4e7d5b', '#3d6b4c', '#6a9873'][i % 3] ?? ''),
    )
    .join('') +
  `<path d="M${x - 66} ${y - 126} L${x + 66} ${y - 126} L${x + 52} ${y} C ${x + 30} ${y + 8} ${x - 30} ${y + 8} ${x - 52} ${y} Z" fill="${color}"/><path d="M${x + 10} ${y - 126} L${x + 66} ${y - 126} L${x + 52} ${y} C ${x + 40} ${y + 4} ${x + 30} ${y + 5} ${x + 16} ${y + 6} Z" opacity=".16"/><rect x="${x - 72}" y="${y - 140}" width="144" height="24" rx="4" fill="${color}"/><rect x="${x - 72}" y="${y - 140}" width="144" height="8" rx="4" fill="#fff" opacity=".24"/>`;

const books = (x: number, y: number) =>
  [
    { w: 190, h: 34, c: '#c8553a', dx: 0 },
    { w: 168, h: 28, c: '#e7d6b3', dx: 8 },
    { w: 178, h: 40, c: '#34506b', dx: -6 },
  ].reduce<{ top: number; drawn: string }>(
    ({ top, drawn }, { w, h, c, dx }) => ({
      top: top - h,
      drawn:
        drawn +
        `<rect x="${x - w / 2 + dx}" y="${top - h}" width="${w}" height="${h}" rx="4" fill="${c}"/><rect x="${x - w / 2 + dx}" y="${top - h}" width="${w}" height="5" rx="2" fill="#fff" opacity=".26"/><rect x="${x - w / 2 + dx + 16}" y="${top - h + 6}" width="6" height="${h - 12}" fill="#fff" opacity=".4"/><rect x="${x + w / 2 + dx - 26}" y="${top - h + 6}" width="10" height="${h - 12}" fill="#000" opacity=".14"/>`,
    }),
    { top: y, drawn: `<ellipse cx="${x + 10}" cy="${y}" rx="112" ry="12" opacity=".28" filter="url(#s6)"/>` },
  ).drawn;

/** A wooden board along a wall, seen from the front; things stand at y = 850. */
export const board = (color: string): string =>
  wall(color) +
  pot(170, 842, '#d8cbb4') +
  books(846, 842) +
  plank(826, 66, '#c89f6b') +
  '<rect y="826" width="1000" height="6" fill="#fff" opacity=".3"/><rect y="892" width="1000" height="108" fill="#000" opacity=".1"/><rect y="888" width="1000" height="26" opacity=".3" filter="url(#s16)"/><rect y="884" width="1000" height="10" fill="#8f6a3c"/>';

/** A desk from above, with what lies on it. */
export const desk = (wood: string): string =>
  blur +
  plank(0, 1000, wood) +
  '<path d="M0 250 L1000 250 M0 500 L1000 500 M0 750 L1000 750" stroke="#4a2f10" stroke-opacity=".22" stroke-width="3"/>' +
  // A keyboard, partly out of the picture.
  '<g transform="translate(-90 -150) rotate(-12)"><rect x="12" y="18" width="620" height="240" rx="26" opacity=".34" filter="url(#s16)"/><rect width="620" height="240" rx="24" fill="#e9e6df"/>' +
  Array.from(
    { length: 44 },
    (_, i) =>
      `<rect x="${22 + (i % 11) * 53}" y="${20 + Math.floor(i / 11) * 52}" width="45" height="44" rx="8" fill="#fbfaf6" stroke="#000" stroke-opacity=".1"/>`,
  ).join('') +
  '</g>' +
  // Coffee.
  '<g transform="translate(890 170)"><circle cx="12" cy="18" r="112" opacity=".34" filter="url(#s16)"/><circle r="118" fill="#f3efe6"/><circle r="112" fill="none" stroke="#000" stroke-opacity=".08" stroke-width="4"/><circle r="74" fill="#fffdf8"/><circle r="64" fill="#6b4426"/><path d="M-40 -10 C -20 -44 30 -44 44 -6 C 20 -22 -14 -18 -40 -10 Z" fill="#c99a6b"/><rect x="62" y="-14" width="52" height="28" rx="12" fill="none" stroke="#fffdf8" stroke-width="13" transform="rotate(32)"/></g>' +
  // A pencil.
  '<g transform="translate(84 900) rotate(-64)"><rect x="8" y="8" width="420" height="20" rx="4" opacity=".3" filter="url(#s6)"/><rect width="380" height="20" fill="#e0a52e"/><rect width="380" height="7" fill="#fff" opacity=".3"/><path d="M380 0 L424 10 L380 20 Z" fill="#ecd3a4"/><path d="M410 6.8 L424 10 L410 13.2 Z" fill="#2b2b2e"/><rect x="-34" width="34" height="20" rx="6" fill="#e58f84"/><rect x="-8" width="16" height="20" fill="#b9babd"/></g>' +
  [
    leaf(1010, 980, -58, 2.6, '#4e7d5b'),
    leaf(1020, 990, -88, 2.2, '#3d6b4c'),
    leaf(1000, 1010, -30, 2.2, '#6a9873'),
  ].join('') +
  '<path d="M-40 1040 L420 -40 L640 -40 L180 1040 Z" fill="#fff" opacity=".1" filter="url(#s16)"/>';

/** A wall with a rail of wooden pegs at y = 150. */
export const pegs = (color: string): string =>
  wall(color) +
  '<g transform="translate(0 108)"><rect x="6" y="12" width="1000" height="84" opacity=".22" filter="url(#s6)"/></g>' +
  plank(104, 84, '#cfa874') +
  '<rect y="104" width="1000" height="6" fill="#fff" opacity=".36"/><rect y="182" width="1000" height="6" fill="#5d3d18" opacity=".4"/>' +
  [140, 500, 860]
    .map(
      (x) =>
        `<circle cx="${x + 9}" cy="158" r="27" opacity=".34" filter="url(#s6)"/><circle cx="${x}" cy="146" r="27" fill="#b98b52"/><circle cx="${x - 6}" cy="139" r="15" fill="#fff" opacity=".26"/><circle cx="${x}" cy="146" r="27" fill="none" stroke="#5d3d18" stroke-opacity=".4" stroke-width="2"/>`,
    )
    .join('');

/** The peg again, above what hangs on it. */
export const peg =
  '<circle cx="500" cy="146" r="25" fill="#b98b52"/><circle cx="494" cy="139" r="14" fill="#fff" opacity=".26"/>';

/** A sofa from the front; its seat begins at y = 700. */
export const sofa = (wallColor: string, color: string): string =>
  wall(wallColor) +
  '<rect y="930" width="1000" height="70" fill="#b99a72"/><rect y="930" width="1000" height="30" opacity=".3" filter="url(#s16)"/>' +
  `<rect x="-60" y="330" width="560" height="470" rx="70" fill="${color}"/><rect x="500" y="330" width="560" height="470" rx="70" fill="${color}"/>` +
  '<path d="M500 350 L500 780" stroke="#000" stroke-opacity=".3" stroke-width="9" filter="url(#s6)"/><path d="M500 356 L500 780" stroke="#000" stroke-opacity=".3" stroke-width="2.4"/>' +
  '<path d="M-60 390 C 100 346 340 346 480 372 M520 372 C 660 346 900 346 1060 390" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="24" filter="url(#s16)"/>' +
  `<rect x="-60" y="716" width="1120" height="190" rx="56" fill="${color}"/><rect x="-60" y="716" width="1120" height="190" rx="56" fill="#fff" opacity=".07"/>` +
  '<path d="M-20 726 L1020 726" stroke="#000" stroke-opacity=".34" stroke-width="16" filter="url(#s6)"/><path d="M-20 760 L1020 760" stroke="#fff" stroke-opacity=".2" stroke-width="22" filter="url(#s16)"/>' +
  '<rect x="90" y="900" width="34" height="70" fill="#6d4d28"/><rect x="876" y="900" width="34" height="70" fill="#6d4d28"/>';

/** A sideboard below a free wall; its top is at y = 800. */
export const sideboard = (color: string): string =>
  wall(color) +
  '<rect x="90" y="806" width="850" height="240" opacity=".3" filter="url(#s16)"/>' +
  `<g transform="translate(0 0)">${plank(800, 200, '#b98a56')}</g><rect y="800" width="70" height="200" fill="${color}"/><rect x="930" y="800" width="70" height="200" fill="${color}"/><rect x="56" y="790" width="888" height="26" rx="5" fill="#c99a64"/><rect x="56" y="790" width="888" height="6" rx="3" fill="#fff" opacity=".34"/><path d="M356 816 L356 1000 M644 816 L644 1000" stroke="#4a2f10" stroke-opacity=".5" stroke-width="3"/><circle cx="330" cy="900" r="9" fill="#e9d9a8"/><circle cx="670" cy="900" r="9" fill="#e9d9a8"/>` +
  `<g transform="translate(20 -52)">${pot(176, 842, '#c8553a')}</g><g transform="translate(-40 -52)">${books(860, 842)}</g>` +
  '<g transform="translate(820 682)"><path d="M-34 0 C -60 -40 -40 -84 0 -84 C 40 -84 60 -40 34 0 Z" fill="#f2ead8"/><path d="M6 -84 C 42 -82 60 -40 34 0 L 10 0 C 30 -30 30 -60 6 -84 Z" opacity=".12"/></g>';
