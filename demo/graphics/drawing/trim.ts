import { coverageOf, sheet } from './die-cut.ts';

export type Box = { left: number; top: number; width: number; height: number };

const grid = 500;
const margin = 6;

/** The smallest box around what is drawn, with a small margin, in sheet units. */
export async function trimmedBox(content: string): Promise<Box> {
  const alpha = await coverageOf(content, grid);
  let left = grid;
  let right = 0;
  let top = grid;
  let bottom = 0;
  for (let i = 0; i < alpha.length; i++) {
    if ((alpha[i] ?? 0) < 4) continue;
    const x = i % grid;
    const y = Math.floor(i / grid);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const unit = sheet / grid;
  return {
    left: left * unit - margin,
    top: top * unit - margin,
    width: (right - left) * unit + 2 * margin,
    height: (bottom - top) * unit + 2 * margin,
  };
}
