import sharp, { type Sharp } from 'sharp';

/** A graphic cut out of white vinyl, with a soft shadow below it; a square of about `size` pixels. */
export async function drawSticker(graphic: Buffer, size: number): Promise<Sharp> {
  const rim = Math.max(0.6, size * 0.016);
  const margin = Math.ceil(size * 0.07);
  const inner = Math.max(1, size - margin * 2);
  const edge = inner + margin * 2;
  const print = await sharp(graphic)
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .raw()
    .toBuffer();
  // Steps of their own, because sharp would blur after the threshold and take the channel out last of all.
  const alpha = await plane(print, edge, 4).extractChannel('alpha').raw().toBuffer();
  const grown = await plane(alpha, edge, 1).blur(rim).toColorspace('b-w').raw().toBuffer();
  const shape = await plane(grown, edge, 1).threshold(16).blur(0.6).toColorspace('b-w').raw().toBuffer();
  const cast = await plane(shape, edge, 1)
    .blur(rim * 1.2)
    .linear(0.3, 0)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const [vinyl, shadow] = await Promise.all([dyed('#fffdf8', shape, edge), dyed('#2c241c', cast, edge)]);
  const raised = {
    raw: { width: edge, height: edge, channels: 4 as const },
    left: 0,
    top: -Math.ceil(rim / 3),
  };
  const sticker = await plane(shadow, edge, 4)
    .composite([
      { input: vinyl, ...raised },
      { input: print, ...raised },
    ])
    .raw()
    .toBuffer();
  return plane(sticker, edge, 4);
}

const plane = (data: Buffer, edge: number, channels: 1 | 4): Sharp =>
  sharp(data, { raw: { width: edge, height: edge, channels } });

const dyed = (color: string, alpha: Buffer, edge: number): Promise<Buffer> =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: color } })
    .joinChannel(alpha, { raw: { width: edge, height: edge, channels: 1 } })
    .raw()
    .toBuffer();
