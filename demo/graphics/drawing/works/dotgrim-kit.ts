import { path } from '../svg.ts';

export const night = '#2b2136';
export const cream = '#fff6e0';

/** A square with corners cut by one pixel, as windows in old games. */
export function windowBox(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  line = cream,
): string {
  const step = 12;
  const box = (inset: number, color: string) => {
    const [l, t, r, b] = [x + inset, y + inset, x + width - inset, y + height - inset];
    return path(
      `M${l + step} ${t}H${r - step}V${t + step}H${r}V${b - step}H${r - step}V${b}H${l + step}V${b - step}H${l}V${t + step}H${l + step}Z`,
      color,
    );
  };
  return box(0, night) + box(12, line) + box(24, fill);
}
