import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { reference } from './references.ts';
import { days, list, read, type Text, text, words } from './schemas.ts';

/** Their content is HTML. */
export const notices = read(
  'notices',
  list({ daysAgo: days, isFixed: Type.Boolean(), title: text, content: text }),
);

/** Their answers are HTML. */
export const faqs = read(
  'faqs',
  Type.Array(
    exactly({
      category: Type.Enum(['ORDER', 'PRODUCTION', 'DELIVERY', 'CLAIM', 'MEMBER', 'GRAPHIC']),
      question: text,
      answer: text,
    }),
  ),
);

/** Each has its HTML in a file per language below `demo/content/terms`. */
export const demoTerms = read('terms', Type.Array(exactly({ type: words, name: text }))).map(
  ({ type, name }) => ({ type, name, content: { ko: termsFile(type, 'ko'), en: termsFile(type, 'en') } }),
);

function termsFile(type: string, language: keyof Text): string {
  const file = new URL(`../content/terms/${type.toLowerCase()}.${language}.html`, import.meta.url);
  return readFileSync(file, 'utf8');
}

export const customGuides = read(
  'custom-guides',
  list({ picture: reference('picture'), title: text, description: text }),
);

/** The sections of the detail pages, in their order. */
export const detailTemplates = read(
  'detail-templates',
  Type.Array(
    exactly({
      type: Type.Enum(['BRAND', 'ARTIST', 'GRAPHIC', 'PLAN']),
      subType: words,
      title: text,
      subTitle: text,
    }),
  ),
);

/** The company that runs the demo shop. It does not exist, and its numbers belong to nobody. */
export const company = read(
  'company',
  exactly({
    company_name: words,
    ceo: words,
    registration_number: words,
    business_type: words,
    business_category: words,
    phone: words,
    telecommunication_number: words,
    hosting_provider: words,
    email: words,
    personal_information_admin: words,
    zip_code: words,
    address: words,
    detail_address: words,
    footer_title: words,
    footer_title_en: words,
    footer_content: words,
    footer_content_en: words,
    donation: Type.Integer(),
    banner_autoplay: Type.Integer(),
    is_custom_main: Type.Boolean(),
  }),
);

/** Public holidays and substitute days in Korea, so that expected days of delivery are right. */
export const holidays = read(
  'holidays',
  Type.Array(exactly({ day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }), name: text })),
);

/** The words that shoppers of the demo shop have searched for, the most frequent first. English words are the rarest. */
export const demoSearchWords = read(
  'search-words',
  exactly({ ko: Type.Array(words), en: Type.Array(words) }),
);
