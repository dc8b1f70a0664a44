import type { Backdrop, Scene } from './scene.ts';

type Size = { width: number; height: number };

/** Lengths are shares of the width, places shares of width and height, as for items. */
export function backdropSvg({ width, height, ground, backdrops = [] }: Scene): Buffer {
  const size = { width, height };
  const shapes = backdrops.map((backdrop) => shapeOf(backdrop, size)).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${shapes}</svg>`,
  );
}

function shapeOf(backdrop: Backdrop, size: Size): string {
  const { width, height } = size;
  switch (backdrop.shape) {
    case 'sun':
      return `<circle cx="${backdrop.x * width}" cy="${backdrop.y * height}" r="${backdrop.radius * width}" fill="${backdrop.color}"/>`;
    case 'arch':
      return arch(backdrop, size);
    case 'floor':
      return `<rect y="${backdrop.top * height}" width="${width}" height="${height}" fill="${backdrop.color}"/>`;
    case 'hill':
      return `<ellipse cx="${width * 0.5}" cy="${backdrop.top * height + width * 1.1}" rx="${width * 1.3}" ry="${width * 1.1}" fill="${backdrop.color}"/>`;
    case 'rays':
      return rays(backdrop, size);
    case 'checks':
      return checks(backdrop, size);
    case 'stripes':
      return pattern('stripes', width * 0.09, `<rect width="50%" height="100%" fill="${backdrop.color}"/>`);
    case 'dots':
      return pattern(
        'dots',
        width * 0.07,
        `<circle cx="50%" cy="50%" r="${width * 0.011}" fill="${backdrop.color}"/>`,
      );
  }
}

function pattern(id: string, edge: number, content: string): string {
  const tile = `<svg width="${edge}" height="${edge}">${content}</svg>`;
  return `<pattern id="${id}" width="${edge}" height="${edge}" patternUnits="userSpaceOnUse">${tile}</pattern><rect width="100%" height="100%" fill="url(#${id})"/>`;
}

function arch(
  { x, width: share, top, color }: Extract<Backdrop, { shape: 'arch' }>,
  { width, height }: Size,
): string {
  const left = (x - share / 2) * width;
  const right = (x + share / 2) * width;
  const radius = (share / 2) * width;
  const spring = top * height + radius;
  return `<path d="M${left} ${height} V${spring} A${radius} ${radius} 0 0 1 ${right} ${spring} V${height} Z" fill="${color}"/>`;
}

function rays({ x, y, color }: Extract<Backdrop, { shape: 'rays' }>, { width, height }: Size): string {
  const reach = width + height;
  const beams = Array.from({ length: 14 }, (_, i) => {
    const turn = (i * 360) / 14;
    return `<path d="M0 0 L${reach} ${-reach * 0.11} L${reach} ${reach * 0.11} Z" transform="rotate(${turn})" fill="${color}"/>`;
  });
  return `<g transform="translate(${x * width} ${y * height})">${beams.join('')}</g>`;
}

/** A floor of checks seen from straight above, two rows per six columns. */
function checks({ top, color }: Extract<Backdrop, { shape: 'checks' }>, { width, height }: Size): string {
  const edge = width / 10;
  const rows = Math.ceil((height * (1 - top)) / edge);
  const squares = Array.from({ length: rows * 10 }, (_, i) => ({
    column: i % 10,
    row: Math.floor(i / 10),
  })).filter(({ column, row }) => (column + row) % 2 === 0);
  const d = squares
    .map(({ column, row }) => `M${column * edge} ${top * height + row * edge}h${edge}v${edge}h${-edge}z`)
    .join('');
  return `<path d="${d}" fill="${color}"/>`;
}
