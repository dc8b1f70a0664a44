export type DemoArtist = {
  key: string;
  name_ko: string;
  name_en: string;
  path_name: string;
  description_ko: string;
  description_en: string;
  /** Square SVG below {@link demoGraphicsDirectory}. */
  profile: string;
};

export type DemoGraphic = {
  /** Unique; also the name of its file. */
  key: string;
  artist: string;
  name_ko: string;
  name_en: string;
  description_ko?: string;
  description_en?: string;
  /** SVG with a transparent ground, below {@link demoGraphicsDirectory}. */
  file: string;
  /** Its own size; only the ratio matters to a layer. */
  width: number;
  height: number;
  /** `#rrggbb`: the ground of its card. */
  background_color: string;
  /** Integer KRW. */
  price: number;
  /** The motif and its style; 'any-cloth' stands out on dark cloth too. */
  tags: readonly string[];
};

/** One artist with everything they sell here, as it is written down in `artists/`. */
export type Portfolio = Omit<DemoArtist, 'profile'> & {
  graphics: Readonly<Record<string, PortfolioEntry>>;
};

type PortfolioEntry = {
  ko: string;
  en: string;
  about?: { ko: string; en: string };
  ground: string;
  price: number;
  tags: string;
};
