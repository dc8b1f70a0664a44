import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { nullable, uuid } from './schemas.ts';

const kind = Type.Enum(['product', 'custom', 'graphic', 'artist', 'brand']);
const keyword = Type.String({ maxLength: 100, description: 'Letters and digits count, nothing else' });

export const search = {
  endpoint: 'GET /search',
  summary: 'What the shop shows to everybody under a name, the best matches first',
  tag: 'search',
  access: 'public',
  rateLimit: { max: 120, minutes: 1 },
  query: Type.Object({
    keyword,
    kind: Type.Enum(['all', 'product', 'custom', 'graphic', 'artist', 'brand'], { default: 'all' }),
    cursor: Type.Optional(
      Type.String({
        pattern: '^[es]\\.[0-3]\\.\\d{1,10}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'The `next` of the page before; with one kind only',
      }),
    ),
  }),
  responses: {
    200: Type.Object({
      similar: nullable(
        Type.String({
          description: 'How the keyword was understood, if it finds too little as it was typed',
        }),
      ),
      kinds: Type.Array(
        Type.Object({
          kind,
          ids: Type.Array(uuid, { description: 'For the cards: their data is read from the data service' }),
          total: nullable(Type.Integer({ description: 'Not counted further than 100; null on later pages' })),
          is_more: Type.Boolean({ description: 'There are more than `total`' }),
          next: nullable(Type.String({ description: 'The cursor of the next page' })),
        }),
      ),
    }),
  },
  codes: ['OVERLOADED'],
} as const satisfies Contract;

export const suggest = {
  endpoint: 'GET /search/suggestions',
  summary: 'A few items by their names, while a keyword is typed',
  tag: 'search',
  access: 'public',
  rateLimit: { max: 240, minutes: 1 },
  query: Type.Object({ keyword }),
  responses: {
    200: Type.Object({
      suggestions: Type.Array(
        Type.Object({
          kind,
          id: uuid,
          name_ko: Type.String(),
          name_en: Type.String(),
          product_id: nullable(uuid, { description: 'The product of a custom' }),
          path_name: nullable(
            Type.String({ description: 'The artist in the address of a graphic or an artist' }),
          ),
          picture_src: nullable(Type.String({ description: 'A path of the CDN' })),
        }),
      ),
    }),
  },
  codes: ['OVERLOADED'],
} as const satisfies Contract;

export const listPopularWords = {
  endpoint: 'GET /search/popular-words',
  summary: 'What many have searched for lately',
  tag: 'search',
  access: 'public',
  rateLimit: { max: 60, minutes: 1 },
  query: Type.Object({
    locale: Type.Enum(['ko', 'en'], { default: 'ko', description: 'English: without Korean words' }),
  }),
  responses: { 200: Type.Object({ words: Type.Array(Type.String()) }) },
} as const satisfies Contract;
