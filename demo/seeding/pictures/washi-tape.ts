import sharp from 'sharp';

/** A roll of tape seen from above at an angle: the printed side around it, the end torn off. PNG, `size` pixels square. */
export async function drawTape(graphic: Buffer | undefined, ground: string, size: number): Promise<Buffer> {
  const unit = size / 100;
  const print = await sharp(graphic)
    .resize(Math.round(unit * 13), Math.round(unit * 13), { fit: 'inside' })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${print.toString('base64')}`;
  const tile = (x: number, y: number, turn: number) =>
    `<image href="${data}" x="-6.5" y="-6.5" width="13" height="13" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const strip = 'M40 79 L97 71.6 L95.6 75 L98.4 78 L96.4 82 L98.8 86.6 L41 94 Z';
  const wall = 'M10 40 A40 27 0 0 0 90 40 L90 57 A40 27 0 0 1 10 57 Z';
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
    <defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter>
    <linearGradient id="round" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-opacity=".3"/><stop offset=".24" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>
    <clipPath id="wall"><path d="${wall}"/></clipPath><clipPath id="strip"><path d="${strip}"/></clipPath></defs>
    <ellipse cx="53" cy="62" rx="40" ry="25" fill="#2b2620" opacity=".32" filter="url(#soft)"/>
    <path d="${strip}" fill="#2b2620" opacity=".26" filter="url(#soft)" transform="translate(.6 1.4)"/>
    <g clip-path="url(#strip)"><path d="${strip}" fill="${ground}"/>${tile(52, 85.5, -7)}${tile(70, 83, -7)}${tile(88, 81, -7)}<path d="M40 79 L97 71.6" stroke="#fff" stroke-opacity=".5" stroke-width="1"/></g>
    <path d="${wall}" fill="${ground}"/>
    <g clip-path="url(#wall)">${tile(16, 60, 30)}${tile(32, 70, 14)}${tile(50, 75, 0)}${tile(68, 70, -14)}${tile(84, 60, -30)}<path d="${wall}" fill="url(#round)"/></g>
    <ellipse cx="50" cy="40" rx="40" ry="27" fill="#fbf6ea"/>
    ${[37.5, 35, 32.5, 30].map((rx) => `<ellipse cx="50" cy="40" rx="${rx}" ry="${rx * 0.675}" fill="none" stroke="#8a7c62" stroke-opacity=".2" stroke-width=".5"/>`).join('')}
    <ellipse cx="50" cy="40" rx="27" ry="18.2" fill="#c9a877"/><ellipse cx="50" cy="40.6" rx="24" ry="16" fill="#6d5733"/><ellipse cx="50" cy="44" rx="22" ry="12.4" fill="#a98b5c"/>
    <path d="M12 36 A40 27 0 0 1 60 14" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1"/>
  </svg>`),
  )
    .png()
    .toBuffer();
}
