import type { Box } from '#src/shared/artwork.ts';
import type { DemoSide } from '../demo-mockup.ts';

const names = {
  front: { name_ko: '앞면', name_en: 'Front' },
  back: { name_ko: '뒷면', name_en: 'Back' },
} as const;

/** A side that nothing is printed on: only its picture is shown. */
export const plainSide = (place: `${string}/back`, foreground: boolean): DemoSide =>
  side(place, { area: { x: 0, y: 0, width: 10, height: 10 }, areaWidthMm: 1, foreground });

export function side(
  place: `${string}/${DemoSide['key']}`,
  printed: {
    area: Box;
    areaWidthMm: number;
    foreground: boolean;
    uv?: boolean;
    name_ko?: string;
    name_en?: string;
  },
): DemoSide {
  const key = place.endsWith('/front') ? 'front' : 'back';
  return {
    key,
    name_ko: printed.name_ko ?? names[key].name_ko,
    name_en: printed.name_en ?? names[key].name_en,
    area: printed.area,
    areaWidthMm: printed.areaWidthMm,
    mask: `${place}/mask.webp`,
    overlay: `${place}/overlay.avif`,
    foreground: printed.foreground ? `${place}/foreground.webp` : null,
    uv: printed.uv ? `${place}/uv.webp` : null,
  };
}
