/** Paths of the demo shop's images below the CDN root, as in the `*_src` columns. */
export const demoPaths = {
  graphic: (key: string) => `/graphics/${key}.webp`,
  artistProfile: (key: string) => `/artists/${key}-profile.webp`,
  artistCover: (key: string) => `/artists/${key}-cover.webp`,
  brandLogo: (key: string) => `/brands/${key}-logo.webp`,
  brandCover: (key: string) => `/brands/${key}-cover.webp`,
  mockup: (product: string, side: string, color: string) => `/products/${product}-${side}-${color}.webp`,
  /** A mock-up part, by its path below the mock-ups: `tee/front/mask.webp`. */
  mockupPart: (file: string) => `/mockups/${file}`,
  product: (key: string) => `/products/${key}.webp`,
  /** By the kind of a `product_image`. */
  gallery: (product: string, kind: string) =>
    `/products/${product}-${kind.toLowerCase().replace('_', '-')}.webp`,
  custom: (key: string, side: string) => `/customs/${key}-${side}.webp`,
  reviewPhoto: (key: string) => `/reviews/${key}.webp`,
  /** Banners, popups, events and icons. */
  promoImage: (key: string) => `/window/${key}.webp`,
} as const;
