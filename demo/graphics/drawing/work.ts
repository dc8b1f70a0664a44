/** Draws on a sheet of 1000 x 1000 units and returns SVG content; the sheet is trimmed to what was drawn. */
export type Work = () => string | Promise<string>;

/** An artist's works by the key of the graphic; 'profile' fills the whole sheet. */
export type Works = Readonly<Record<string, Work>>;
