type Layer = { readonly width: unknown; readonly height: unknown };

/** `area_width` in units of the mock-up, `area_width_mm` on the real thing. */
type Side = { readonly area_width: number; readonly area_width_mm: number };

/** `8.4 × 8.4 cm` */
export function printedSize({ width, height }: Layer, { area_width, area_width_mm }: Side): string {
  const centimetres = (units: unknown) => ((Number(units) * area_width_mm) / area_width / 10).toFixed(1);
  return `${centimetres(width)} × ${centimetres(height)} cm`;
}
