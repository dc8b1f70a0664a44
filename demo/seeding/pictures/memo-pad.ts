import sharp from 'sharp';

/** A pad of memo sheets with lines to write on and a graphic at the top, its last sheet curling. PNG, `size` pixels square. */
export async function drawMemoPad(
  graphic: Buffer | undefined,
  ground: string,
  size: number,
): Promise<Buffer> {
  const print = await sharp(graphic)
    .resize(Math.round(size * 0.2), Math.round(size * 0.17), { fit: 'inside' })
    .png()
    .toBuffer();
  const { width = 0, height = 0 } = await sharp(print).metadata();
  const lines = [46, 53.5, 61, 68.5, 76, 83.5]
    .map(
      (y) =>
        `<rect x="27.5" y="${y - 2}" width="3" height="3" rx=".6" fill="none" stroke="#4a4a52" stroke-opacity=".5" stroke-width=".4"/><path d="M33 ${y + 1} L72 ${y + 1}" stroke="#4a4a52" stroke-opacity=".28" stroke-width=".35"/>`,
    )
    .join('');
  const pad = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
    <defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.8"/></filter></defs>
    <rect x="22" y="8" width="59" height="86" rx="1" fill="#2b2620" opacity=".34" filter="url(#soft)"/>
    ${[2, 1.5, 1, 0.5, 0].map((d) => `<rect x="${21 + d * 0.7}" y="${6 + d}" width="58" height="84" rx=".8" fill="${d === 0 ? '#fffdf7' : '#efe8d8'}" stroke="#8a7c62" stroke-opacity=".3" stroke-width=".25"/>`).join('')}
    <rect x="21" y="6" width="58" height="30" fill="${ground}"/><rect x="21" y="6" width="58" height="3.4" fill="#000" opacity=".12"/>
    ${lines}
    <path d="M79 78 C76 84 72 88.6 66 90 L79 90 Z" fill="#efe8d8"/><path d="M79 78 C74 80 69 84 66 90 C72 88.6 76 84 79 78 Z" fill="#fff" stroke="#8a7c62" stroke-opacity=".35" stroke-width=".3"/>
  </svg>`;
  return sharp(Buffer.from(pad))
    .composite([
      {
        input: print,
        left: Math.round(size * 0.5 - width / 2),
        top: Math.round(size * 0.222 - height / 2),
      },
    ])
    .png()
    .toBuffer();
}
