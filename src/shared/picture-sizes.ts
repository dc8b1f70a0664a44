/** Widths in pixels. `ml`: a phone of 360 to 412 px with two device pixels per pixel or a little less, filled. */
export const pictureWidths = { s: 240, m: 480, ml: 780, l: 1080 } as const;

export type PictureSize = keyof typeof pictureWidths;

export const pictureSizes = Object.keys(pictureWidths) as readonly PictureSize[];
