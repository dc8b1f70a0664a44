/** CSS `aspect-ratio` of the pictures of events. */
export const eventRatio = '16 / 9';
