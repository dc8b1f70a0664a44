/** In mock-up units: a mock-up measures 1000 x 1000 of them, whatever its size in pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where artwork is printed on one side, and how wide that is on the real thing. */
export type PrintArea = Box & { readonly widthMm: number };

/** The pixels of a graphic's file. */
export type GraphicFile = { readonly width: number; readonly height: number; readonly extension: string };

/** `sharp` from 150 dpi on, `usable` from 100 on; vector files are always sharp. */
export type PrintQuality = 'sharp' | 'usable' | 'low';

/** The pictures of one side of a product, by paths below the CDN; from the back: color in the mask, artwork, overlay, foreground. */
export type MockupImages = {
  readonly mask_src: string;
  readonly overlay_src: string;
  readonly foreground_src: string | null;
};

/** The columns of a mock-up group that say where its print area is. */
export type AreaColumns = {
  readonly area_x: number;
  readonly area_y: number;
  readonly area_width: number;
  readonly area_height: number;
  readonly area_width_mm: number;
};

export const readPrintArea = (group: AreaColumns): PrintArea => ({
  x: group.area_x,
  y: group.area_y,
  width: group.area_width,
  height: group.area_height,
  widthMm: group.area_width_mm,
});

export const mmPerInch = 25.4;

/** Prints are sharp from here on. */
export const sharpDpi = 150;

/** A layer in the artwork: from the print area's corner, in pixels when `scale` is pixels per mock-up unit. */
export function artworkBox(layer: Box, area: Box, scale: number): Box {
  return {
    x: (layer.x - area.x) * scale,
    y: (layer.y - area.y) * scale,
    width: layer.width * scale,
    height: layer.height * scale,
  };
}

/** The part of a layer that is printed; `null` for a layer beside the area. */
export function printedPart(layer: Box, area: Box): Box | null {
  const x = Math.max(layer.x, area.x);
  const y = Math.max(layer.y, area.y);
  const width = Math.min(layer.x + layer.width, area.x + area.width) - x;
  const height = Math.min(layer.y + layer.height, area.y + area.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

type Size = Pick<Box, 'width' | 'height'>;
type Scale = Pick<PrintArea, 'width' | 'widthMm'>;

/** Mock-up units per millimetre of the real thing. */
export const unitsPerMm = (area: Scale): number => area.width / area.widthMm;

export function sizeInMm(box: Size, area: Scale): Size {
  const scale = unitsPerMm(area);
  return { width: box.width / scale, height: box.height / scale };
}

/** `8.4` */
export const centimetres = (mm: number): string => (mm / 10).toFixed(1);

/** On the real thing, `8.4 × 8.4 cm`. */
export function sizeInCm(box: Size, area: Scale): string {
  const { width, height } = sizeInMm(box, area);
  return `${centimetres(width)} × ${centimetres(height)} cm`;
}

/** Pixels of the file per inch of print, of the direction that has fewer. */
export function printDpi(layer: Box, file: GraphicFile, area: PrintArea): number {
  const { width, height } = sizeInMm(layer, area);
  return Math.min((file.width / width) * mmPerInch, (file.height / height) * mmPerInch);
}

export function printQuality(layer: Box, file: GraphicFile, area: PrintArea): PrintQuality {
  if (file.extension === 'svg') return 'sharp';
  const dpi = printDpi(layer, file, area);
  if (dpi >= sharpDpi) return 'sharp';
  return dpi >= 100 ? 'usable' : 'low';
}

/**
 * On dark fabric shadows are invisible and only highlights show the folds, so the overlay is drawn twice: below the artwork
 * too, inside the mask.
 */
export function isDarkCloth(red: number, green: number, blue: number): boolean {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 96;
}
