import sharp from 'sharp';
import { renderCloth } from './cloth.ts';
import type { Drawing } from './drawing.ts';
import { coverage, edge, svgOf } from './field.ts';
import { lit } from './light.ts';
import { pictureOf, rawSquare, shadingOf, shadowOf } from './overlay.ts';

export type DrawnSide = { mask: Buffer; overlay: Buffer; foreground: Buffer | null };

/** Takes some seconds for cloth; that is why the results are kept as files. */
export async function drawSide(drawing: Drawing): Promise<DrawnSide> {
  const silhouette = await coverage(drawing.mask);
  const clear = { create: { width: edge, height: edge, channels: 4, background: '#0000' } } as const;
  const mask = Buffer.alloc(edge * edge * 4, 255);
  for (let i = 0; i < silhouette.length; i++) mask[i * 4 + 3] = Math.round((silhouette[i] ?? 0) * 255);
  const relief = await sharp(svgOf(drawing.relief))
    .composite([{ ...pictureOf(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const overlay = sharp(clear).composite([
    ...(drawing.ground === undefined ? [] : [{ input: svgOf(drawing.ground) }]),
    pictureOf(shadowOf(silhouette, drawing.shadow)),
    ...(await shadingLayers(drawing, silhouette)),
    { input: relief },
  ]);
  return {
    mask: await sharp(mask, { raw: rawSquare }).webp({ lossless: true, effort: 6 }).toBuffer(),
    overlay: await overlay.avif({ quality: 62, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer(),
    foreground:
      drawing.foreground === undefined
        ? null
        : await sharp(svgOf(drawing.foreground)).webp({ quality: 88, effort: 6 }).toBuffer(),
  };
}

async function shadingLayers(drawing: Drawing, silhouette: Float32Array) {
  if (!drawing.cloth) return [];
  const { height } = await renderCloth(drawing.cloth);
  const plain = await coverage(drawing.plain ?? '');
  const cover = silhouette.map((value, i) => value * (1 - (plain[i] ?? 0)));
  return [pictureOf(shadingOf(lit(height), cover))];
}
