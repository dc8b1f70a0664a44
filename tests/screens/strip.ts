import sharp from 'sharp';

const gap = 24;
const radius = 28;

/** Photographs of one size side by side, each with the corners of a phone. */
export async function layOutStrip(pictures: readonly Buffer[]): Promise<Buffer> {
  const phones = await Promise.all(pictures.map(roundCorners));
  const { width = 0, height = 0 } = await sharp(phones[0]).metadata();
  const strip = sharp({
    create: {
      width: phones.length * (width + gap) - gap,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  });
  const placed = phones.map((input, at) => ({ input, left: at * (width + gap), top: 0 }));
  return strip.composite(placed).webp({ quality: 78 }).toBuffer();
}

async function roundCorners(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const corners = (style: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
         <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${radius}" ${style} />
       </svg>`,
    );
  const outline = { input: corners('fill="none" stroke="#b9b8b3" stroke-width="2"') };
  const mask = { input: corners('fill="#fff" stroke="#fff" stroke-width="2"'), blend: 'dest-in' as const };
  return sharp(png).ensureAlpha().composite([outline, mask]).png().toBuffer();
}
