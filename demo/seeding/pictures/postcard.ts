import sharp from 'sharp';

/** A postcard with a graphic on its own ground, a white edge and a soft shadow. PNG, `size` pixels square. */
export async function drawPostcard(
  graphic: Buffer | undefined,
  ground: string,
  size: number,
): Promise<Buffer> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
    <defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter></defs>
    <rect x="18" y="4.5" width="65" height="93" rx="1" fill="#2b2620" opacity="0.3" filter="url(#shadow)"/>
    <rect x="17.5" y="3.5" width="65" height="93" rx="0.8" fill="#ffffff"/>
    <rect x="20.5" y="6.5" width="59" height="87" fill="${ground}"/>
  </svg>`;
  const print = await sharp(graphic)
    .resize(Math.round(size * 0.47), Math.round(size * 0.62), { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp(Buffer.from(card))
    .composite([{ input: print }])
    .png()
    .toBuffer();
}
