import { type Box, type PrintArea, unitsPerMm } from '#src/shared/artwork.ts';

/** Edges and middles that a layer can be aligned to in the print area. */
export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** The limit of the longer edge; below it nobody could make it. */
const minSizeMm = 5;

/** The share of the print area: a pattern may be larger than what is printed of it. */
const maxShareOfArea = 2;

export const centerOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The database stores hundredths. */
export const rounded = ({ x, y, width, height }: Box): Box => ({
  x: hundredth(x),
  y: hundredth(y),
  width: hundredth(width),
  height: hundredth(height),
});

/** Moved so that its middle lies in the area: what passes the edge is seen, and never all of it. */
export function keepInReach(box: Box, area: Box): Box {
  const { x, y } = centerOf(box);
  return {
    ...box,
    x: box.x + clamp(x, area.x, area.x + area.width) - x,
    y: box.y + clamp(y, area.y, area.y + area.height) - y,
  };
}

/** Scaled about a point, within the sizes that can be made. */
export function scaleBox(
  box: Box,
  factor: number,
  area: PrintArea,
  about: { readonly x: number; readonly y: number } = centerOf(box),
): Box {
  const smallest = (minSizeMm * unitsPerMm(area)) / Math.max(box.width, box.height);
  const largest = Math.min(
    (area.width * maxShareOfArea) / box.width,
    (area.height * maxShareOfArea) / box.height,
  );
  const scale = clamp(factor, smallest, Math.max(smallest, largest));
  return {
    x: about.x + (box.x - about.x) * scale,
    y: about.y + (box.y - about.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

export function alignBox(box: Box, area: Box, alignment: Alignment): Box {
  switch (alignment) {
    case 'left':
      return { ...box, x: area.x };
    case 'center':
      return { ...box, x: area.x + (area.width - box.width) / 2 };
    case 'right':
      return { ...box, x: area.x + area.width - box.width };
    case 'top':
      return { ...box, y: area.y };
    case 'middle':
      return { ...box, y: area.y + (area.height - box.height) / 2 };
    case 'bottom':
      return { ...box, y: area.y + area.height - box.height };
  }
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
