/** How large the shop is, told by one number. */
export type ScaleSize = {
  readonly members: number;
  readonly brands: number;
  readonly artists: number;
  readonly products: number;
  readonly graphics: number;
  readonly customs: number;
  readonly reviews: number;
  readonly influencers: number;
  /** The posts of influencers. */
  readonly posts: number;
};

/** @param rows of the tables that a shop lists; those that hang on them have more */
export const scaleSize = (rows: number): ScaleSize => ({
  members: rows,
  brands: Math.ceil(rows / 200),
  artists: Math.ceil(rows / 20),
  products: rows,
  graphics: rows,
  customs: rows,
  reviews: rows * 2,
  influencers: Math.ceil(rows / 200),
  posts: rows,
});
