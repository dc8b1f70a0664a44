type Dimensions = { readonly thumbnail_width: number | null; readonly thumbnail_height: number | null };

/** CSS `aspect-ratio` of an operator's picture, which prevents layout shifts; a square if its size is unknown. */
export function thumbnailRatio({ thumbnail_width, thumbnail_height }: Dimensions): string {
  return thumbnail_width && thumbnail_height ? `${thumbnail_width} / ${thumbnail_height}` : '1';
}
