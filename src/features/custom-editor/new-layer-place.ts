import {
  type Box,
  type GraphicFile,
  mmPerInch,
  type PrintArea,
  sharpDpi,
  unitsPerMm,
} from '#src/shared/artwork.ts';
import { centerOf, rounded } from './layer-geometry.ts';

/** The shares of the size that a graphic would have on an empty side. */
const triedSizes = [1, 0.85, 0.7, 0.55, 0.4] as const;

/** The shares of another layer. What is nowhere free may cover a half, a motif on a pattern for instance. */
const coveredShares = [0, 0.5] as const;

/**
 * Where a graphic lies when it is added: in the upper middle of the area, where prints are on clothes, or as near to that as
 * there is space beside the others, smaller if need be.
 */
export function placeNew(file: GraphicFile, area: PrintArea, others: readonly Box[]): Box {
  const size = sizeOnEmptySide(file, area);
  const preferred = middlePlace(size, area);
  for (const share of coveredShares)
    for (const scale of triedSizes) {
      const free = placesIn(area, scaled(size, scale), others).filter(
        (box) => coveredShare(others, box) <= share,
      );
      if (free.length > 0) return rounded(nearestTo(preferred, free));
    }
  return rounded(preferred);
}

type Size = Pick<Box, 'width' | 'height'>;

/** Over three fifths of the area's width if it is sharp at that size. */
function sizeOnEmptySide(file: GraphicFile, area: PrintArea): Size {
  const ratio = file.width / file.height;
  // A little less, because what is stored is rounded.
  const sharpWidth = (file.width / (sharpDpi + 1)) * mmPerInch * unitsPerMm(area);
  const wanted = Math.min(area.width, area.height * ratio) * 0.6;
  const width = file.extension === 'svg' ? wanted : Math.min(wanted, Math.max(sharpWidth, wanted / 4));
  return { width, height: width / ratio };
}

const middlePlace = (size: Size, area: Box): Box => ({
  ...size,
  x: area.x + (area.width - size.width) / 2,
  y: area.y + (area.height - size.height) / 3,
});

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: width * scale,
  height: height * scale,
});

/** Places in the area that look chosen: in its middle, at its edges, beside the other layers and in line with them. */
function placesIn(area: Box, size: Size, others: readonly Box[]): readonly Box[] {
  const middle = middlePlace(size, area);
  const gap = Math.min(area.width, area.height) / 40;
  const x = stops(area.x, area.x + area.width - size.width, [
    middle.x,
    ...others.flatMap((other) => [
      other.x - size.width - gap,
      other.x + (other.width - size.width) / 2,
      other.x + other.width + gap,
    ]),
  ]);
  const y = stops(area.y, area.y + area.height - size.height, [
    middle.y,
    ...others.flatMap((other) => [
      other.y - size.height - gap,
      other.y + (other.height - size.height) / 2,
      other.y + other.height + gap,
    ]),
  ]);
  return x.flatMap((left) => y.map((top) => ({ ...size, x: left, y: top })));
}

const stops = (first: number, last: number, between: readonly number[]): readonly number[] => [
  first,
  last,
  ...between.filter((at) => at > first && at < last),
];

/** The largest part of another layer that a box covers, between 0 and 1. */
function coveredShare(others: readonly Box[], box: Box): number {
  const shares = others.map((other) => {
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return width > 0 && height > 0 ? (width * height) / (other.width * other.height) : 0;
  });
  return Math.max(0, ...shares);
}

/** By their middles. */
function nearestTo(preferred: Box, boxes: readonly Box[]): Box {
  const { x, y } = centerOf(preferred);
  const distance = (box: Box) => Math.hypot(centerOf(box).x - x, centerOf(box).y - y);
  return boxes.reduce((best, box) => (distance(box) < distance(best) - 0.01 ? box : best));
}
