import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { reference } from './references.ts';
import { read } from './schemas.ts';

/** Pixels of the pictures that demo/studio renders. */
export const photoSizes = {
  hero: { width: 1080, height: 1350 },
  wide: { width: 1080, height: 608 },
  portrait: { width: 900, height: 1125 },
  square: { width: 1080, height: 1080 },
} as const;

export type PhotoSize = keyof typeof photoSizes;

/** The file of a rendered picture; those of artists are named after them. */
export const photoFile = (name: string): string =>
  fileURLToPath(new URL(`../pictures/${name}.webp`, import.meta.url));

export const artistPhoto = (artist: string): string => `artist-${artist}`;

const size = Type.Enum(Object.keys(photoSizes) as PhotoSize[]);

const anyKey = Type.Refine(Type.String(), (key) => key !== '');

const withFile = (keys: typeof anyKey, name = (key: string) => key) =>
  Type.Refine(
    keys,
    (key) => existsSync(photoFile(name(key))),
    (key) => `needs the file pictures/${name(key)}.webp, which is not there`,
  );

/** Rendered pictures by their file names: those of banners, events and feeds, and those behind the names of artists. */
export const photos = read(
  'photos',
  exactly({
    window: Type.Record(Type.String(), size, { propertyNames: withFile(anyKey) }),
    artists: Type.Record(Type.String(), size, {
      propertyNames: withFile(reference('artist'), artistPhoto),
    }),
  }),
);
