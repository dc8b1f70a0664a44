/** Where the pictures of the demo shop lie below the CDN root; what the `*_src` columns hold. */
export const demoPaths = {
  graphic: (key: string) => `/graphics/${key}.webp`,
  artistProfile: (key: string) => `/artists/${key}-profile.webp`,
  artistCover: (key: string) => `/artists/${key}-cover.webp`,
  brandLogo: (key: string) => `/brands/${key}-logo.webp`,
  brandCover: (key: string) => `/brands/${key}-cover.webp`,
  mockup: (product: string, side: string, colour: string) => `/products/${product}-${side}-${colour}.webp`,
  /** A part keeps the place it has among the drawings: `tee/front/mask.webp`. */
  mockupPart: (file: string) => `/mockups/${file}`,
  product: (key: string) => `/products/${key}.webp`,
  custom: (key: string, side: string) => `/customs/${key}-${side}.webp`,
  reviewPhoto: (key: string) => `/reviews/${key}.webp`,
  /** Banners, covers, popups, icons: everything that stands in the shop's window. */
  window: (key: string) => `/window/${key}.webp`,
} as const;
