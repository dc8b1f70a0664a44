import { Type } from 'typebox';
import { link } from './links.ts';
import { reference } from './references.ts';
import { days, list, read, text, words } from './schemas.ts';

const picture = reference('picture');

/** All of them run from the day before the shop is seeded, for a year. */
export const popups = read('popups', list({ picture, link, title: text }));

/** Their content is HTML. */
export const events = read(
  'events',
  list({
    startedDaysAgo: days,
    /** Negative for one that is over. */
    endsInDays: days,
    picture,
    link: Type.Optional(link),
    title: text,
    content: text,
  }),
);

/** The banners of /banner/list. Their content is the HTML of a page of their own; those without one lead elsewhere. */
export const homeTemplates = read(
  'home-templates',
  list({
    picture,
    brand: Type.Optional(reference('brand')),
    contentType: Type.Enum(['PLAN', 'STORY', 'BRAND']),
    title: text,
    description: text,
    content: Type.Optional(text),
    link: Type.Optional(link),
  }),
);

/** Their content is HTML. */
export const plans = read(
  'plans',
  list({
    picture,
    title: text,
    subTitle: text,
    content: text,
    /** Graphics that carry one of these tags belong to the plan. */
    tags: Type.Array(words, { minItems: 1 }),
    /** The plan's texts about single graphics. */
    notes: Type.Record(Type.String(), text, { propertyNames: reference('graphic') }),
  }),
);

export const influencers = read(
  'influencers',
  list({
    picture,
    name: text,
    description: text,
    /** The customs that they show. */
    feeds: list({ picture, custom: reference('custom'), content: text }),
  }),
);
