type Measured = { readonly thumbnail_width: number | null; readonly thumbnail_height: number | null };

/** CSS `aspect-ratio` of an operator's picture, so that nothing moves when it arrives; a square when unmeasured. */
export function thumbnailRatio({ thumbnail_width, thumbnail_height }: Measured): string {
  return thumbnail_width && thumbnail_height ? `${thumbnail_width} / ${thumbnail_height}` : '1';
}
