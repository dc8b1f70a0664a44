import { type Static, Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';

const words = Type.String({ minLength: 1 });
const text = exactly({ ko: words, en: words });

/** The key of a graphic or an artist, or a tag. */
export const contentKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

const graphicEntry = exactly({
  /** Unique in the whole shop; also the name of its SVG, which has a transparent ground. */
  key: contentKey,
  name: text,
  description: Type.Optional(text),
  /** The ground of its card. */
  backgroundColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  /** Whole KRW. */
  price: Type.Integer({ minimum: 0 }),
  /** The motif and its style; 'any-cloth' stands out on dark cloth too. */
  tags: Type.Array(contentKey, { minItems: 1, uniqueItems: true }),
});

/** An artist with all graphics, in the order in which the artist's page shows them: `<key of the artist>/artist.json`. */
export const artistFile = exactly({
  name: text,
  /** The artist's part of addresses. */
  pathName: Type.String({ pattern: '^(?!id$)[a-z0-9][a-z0-9-]{0,63}$' }),
  description: text,
  graphics: Type.Array(graphicEntry, { minItems: 1 }),
});

type GraphicEntry = Static<typeof graphicEntry>;
type ArtistFile = Static<typeof artistFile>;
type Size = { readonly width: number; readonly height: number };

export const toArtist = (key: string, { name, pathName, description }: ArtistFile) => ({
  key,
  name_ko: name.ko,
  name_en: name.en,
  path_name: pathName,
  description_ko: description.ko,
  description_en: description.en,
  /** A square SVG below `demo/graphics`. */
  profile: `${key}/profile.svg`,
});

export const toGraphic = (artist: string, entry: GraphicEntry, sizeOf: (file: string) => Size) => {
  const file = `${artist}/${entry.key}.svg`;
  return {
    key: entry.key,
    artist,
    name_ko: entry.name.ko,
    name_en: entry.name.en,
    description_ko: entry.description?.ko,
    description_en: entry.description?.en,
    /** Below `demo/graphics`. */
    file,
    /** Its own size; only the ratio matters to a layer. */
    ...sizeOf(file),
    background_color: entry.backgroundColor,
    price: entry.price,
    tags: entry.tags,
  };
};

export type DemoArtist = Readonly<ReturnType<typeof toArtist>>;
export type DemoGraphic = Readonly<ReturnType<typeof toGraphic>>;
