/** Numbers as a draughtsman's pen writes them: single lines, 100 units high. Servers have no fonts, so nothing may stay text. */
const strokes: Readonly<Record<string, { width: number; line: string }>> = {
  '0': { width: 56, line: 'M28 0 C8 0 0 22 0 50 C0 78 8 100 28 100 C48 100 56 78 56 50 C56 22 48 0 28 0 Z' },
  '1': { width: 30, line: 'M2 18 L24 0 L24 100' },
  '2': { width: 56, line: 'M2 27 C2 9 14 0 28 0 C44 0 54 10 54 28 C54 50 20 66 0 100 L56 100' },
  '3': {
    width: 56,
    line: 'M4 12 C12 3 20 0 28 0 C44 0 53 10 53 24 C53 40 42 48 24 48 C44 48 56 58 56 74 C56 91 42 100 27 100 C14 100 5 95 0 85',
  },
  '4': { width: 58, line: 'M42 100 L42 0 L0 70 L58 70' },
  '5': {
    width: 56,
    line: 'M50 0 L9 0 L4 45 C12 39 20 36 28 36 C46 36 56 50 56 67 C56 88 42 100 26 100 C14 100 6 95 0 86',
  },
  '6': {
    width: 56,
    line: 'M46 4 C40 0 32 0 26 2 C8 10 0 36 0 64 C0 87 12 100 29 100 C45 100 56 88 56 69 C56 51 45 40 30 40 C16 40 4 49 0 64',
  },
  '7': { width: 54, line: 'M0 0 L54 0 L20 100' },
  '8': {
    width: 56,
    line: 'M28 48 C12 48 4 38 4 24 C4 9 14 0 28 0 C42 0 52 9 52 24 C52 38 44 48 28 48 C10 48 0 59 0 74 C0 90 12 100 28 100 C44 100 56 90 56 74 C56 59 46 48 28 48 Z',
  },
  '9': {
    width: 56,
    line: 'M10 96 C16 100 24 100 30 98 C48 90 56 64 56 36 C56 13 44 0 27 0 C11 0 0 12 0 31 C0 49 11 60 26 60 C40 60 52 51 56 36',
  },
  '.': { width: 6, line: 'M3 97 L3 99' },
};

const gap = 20;

/** A number, centered at a point, `height` units high. */
export function number(value: number, x: number, y: number, height: number, color: string): string {
  const drawn = [...String(value)].flatMap((digit) => strokes[digit] ?? []);
  const width = drawn.reduce((sum, digit) => sum + digit.width + gap, -gap);
  let pen = -width / 2;
  const lines = drawn.map((digit) => {
    const placed = `<path d="${digit.line}" transform="translate(${pen} -50)"/>`;
    pen += digit.width + gap;
    return placed;
  });
  const scale = height / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
}

export const numberWidth = (value: number, height: number): number =>
  ([...String(value)].reduce((sum, digit) => sum + (strokes[digit]?.width ?? 0) + gap, -gap) * height) / 100;
