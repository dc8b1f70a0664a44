import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, nothing, nullable, text, timestamp, uuid, uuidText } from './schemas.ts';

const lineOrNothing = nullable(Type.String());

export const readArtistStudio = {
  endpoint: 'GET /artist/studio',
  summary: 'The profile of the member who is an artist, and what became of their graphics',
  description:
    'All graphics that are not deleted, the newest first. Fewer than five orders are not told: `order_count` and ' +
    '`piece_count` are null then.',
  tag: 'artists',
  rateLimit: { max: 60, minutes: 1 },
  responses: {
    200: Type.Object({
      artist: Type.Object({
        name_ko: Type.String(),
        name_en: Type.String(),
        path_name: Type.String(),
        profile_src: lineOrNothing,
        description: lineOrNothing,
        description_en: lineOrNothing,
        follow_count: Type.Integer(),
      }),
      works: Type.Array(
        Type.Object({
          id: uuid,
          name_ko: Type.String(),
          name_en: Type.String(),
          src: Type.String(),
          background_color: Type.String(),
          state: Type.String(),
          like_count: Type.Integer(),
          custom_count: Type.Integer({ description: 'Designs of members and of the shop that it is on' }),
          order_count: nullable(Type.Integer()),
          piece_count: nullable(Type.Integer()),
          created_at: timestamp,
        }),
      ),
    }),
  },
  codes: ['NO_ACCESS'],
} as const satisfies Contract;

const description = text(500);

export const changeArtistProfile = {
  endpoint: 'PATCH /artist/profile',
  summary: 'Change what the page of an artist says and shows',
  description:
    'The picture is uploaded before, with the purpose PROFILE. Texts that are left out are removed.',
  tag: 'artists',
  rateLimit: { max: 10, minutes: 1 },
  body: exactly({
    description: Type.Optional(description),
    description_en: Type.Optional(description),
    profile_image_id: Type.Optional(uuidText({ description: 'Absent: the picture stays as it is' })),
  }),
  responses: { 204: nothing },
  codes: ['NO_ACCESS', 'IMAGE_NOT_FOUND'],
} as const satisfies Contract;
