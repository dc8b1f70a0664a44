import { group, path, round } from './svg.ts';

export const coral = '#ff5a48';
export const blue = '#2c5fc4';
export const teal = '#149a8e';
export const yolk = '#ffc93c';
export const pink = '#ff8fb3';

/** Two drums, one after the other and never quite in register: where inks meet they multiply. */
export function twoDrums(first: string, second: string): string {
  const drum = (content: string, shift: string) =>
    group({ style: 'mix-blend-mode:multiply', transform: shift }, content);
  return group(
    { style: 'isolation:isolate' },
    drum(first, 'translate(0 0)'),
    drum(second, 'translate(5 -4)'),
  );
}

type Screen = { x: number; y: number; width: number; height: number; pitch?: number; ink: string };

const levels = 8;

/** Halftone dots on a grid turned by 45 degrees. `tone` gives 0 (no dot) to 1 (dots touch) for a place. */
export function halftone(
  { x, y, width, height, pitch = 20, ink }: Screen,
  tone: (x: number, y: number) => number,
): string {
  const dots: string[] = Array.from({ length: levels + 1 }, () => '');
  for (let row = 0; row * pitch < height * 2; row++)
    for (let column = 0; column * pitch < width; column++) {
      const cx = x + (column + (row % 2) / 2) * pitch;
      const cy = y + (row * pitch) / 2;
      const level = Math.round(Math.max(0, Math.min(1, tone(cx, cy))) * levels);
      if (cy < y + height) dots[level] += `M${round(cx)} ${round(cy)}h0`;
    }
  return dots
    .map((d, level) =>
      d === '' || level === 0
        ? ''
        : path(d, 'none', {
            stroke: ink,
            'stroke-width': round((pitch * 0.78 * level) / levels),
            'stroke-linecap': 'round',
          }),
    )
    .join('');
}
