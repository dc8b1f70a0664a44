import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { reference } from './references.ts';
import { list, read, words } from './schemas.ts';

const nicknames = Type.Array(words, { uniqueItems: true });

const members = read(
  'members',
  exactly({
    accounts: list({
      role: Type.Enum(['user', 'artist', 'brand', 'admin']),
      email: Type.String({ pattern: '^[\\w.-]+@kkumim\\.test$' }),
      name: words,
      nickname: words,
      phone: Type.Optional(Type.String({ pattern: '^010\\d{8}$' })),
      /** The artist, or the brand, that the account belongs to. */
      artist: Type.Optional(reference('artist')),
      brand: Type.Optional(reference('brand')),
    }),
    reviewers: nicknames,
    fans: exactly({ moods: nicknames, beings: nicknames }),
  }),
);

/** The members that sign-in knows in demo mode; their ids never change. */
export const demoMembers = members.accounts;

/** Nicknames of the members who write reviews. */
export const { reviewers } = members;

/** Members who only like things, so that hearts carry numbers. */
export const fans = members.fans.moods.flatMap((mood) =>
  members.fans.beings.map((being) => `${mood}${being}`),
);
