import type { OverlayOptions } from 'sharp';
import { blurred, edge, type Field } from './field.ts';

/** Even flat cloth is drawn a little darker than its color, or a white shirt had no highlights. */
const flatTone = 0.965;
const highlight = 0.5;

/** How a product meets the paper: lying cloth is close to it, standing goods bring their own ground shadow. */
export type Shadow = { near: number; far: number };
export const lying: Shadow = { near: 0.26, far: 0.24 };

/** Light and shadow as one RGBA picture for plain "over": black where it is darker than flat, white where lighter. */
export function shadingOf(light: Field, cover: Field): Buffer {
  const rgba = Buffer.alloc(edge * edge * 4);
  for (let i = 0; i < cover.length; i++) {
    const brightness = light[i] ?? 1;
    const dark = Math.max(0, 1 - flatTone * brightness);
    const white = Math.max(0, brightness - 1) * highlight;
    const alpha = 1 - (1 - dark) * (1 - white);
    rgba.fill(alpha === 0 ? 0 : Math.round((white / alpha) * 255), i * 4, i * 4 + 3);
    rgba[i * 4 + 3] = Math.round(alpha * (cover[i] ?? 0) * 255);
  }
  return rgba;
}

/** The shadow on the paper around a silhouette: one soft and far, one close and narrow. */
export function shadowOf(silhouette: Field, { near, far }: Shadow): Buffer {
  const wide = blurred(silhouette, 22);
  const narrow = blurred(silhouette, 5);
  const rgba = Buffer.alloc(edge * edge * 4);
  const at = (field: Field, x: number, y: number) => (x < 0 || y < 0 ? 0 : (field[y * edge + x] ?? 0));
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const i = y * edge + x;
      const light = (1 - far * at(wide, x - 10, y - 20)) * (1 - near * at(narrow, x - 3, y - 6));
      rgba.set([44, 36, 28, Math.round((1 - light) * (1 - (silhouette[i] ?? 0)) * 255)], i * 4);
    }
  return rgba;
}

export const rawSquare = { width: edge, height: edge, channels: 4 } as const;

export const pictureOf = (rgba: Buffer) => ({ input: rgba, raw: rawSquare }) satisfies OverlayOptions;
