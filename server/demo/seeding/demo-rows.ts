import { artistRows, brandRows } from './brand-rows.ts';
import type { Calendar } from './calendar.ts';
import { customRows } from './custom-rows.ts';
import { graphicRows } from './graphic-rows.ts';
import { mainPageRows } from './main-page-rows.ts';
import { memberRows } from './member-rows.ts';
import { mockupRows } from './mockup-rows.ts';
import { productRows } from './product-rows.ts';
import { reactionRows } from './reaction-rows.ts';
import { readingRows } from './reading-rows.ts';
import { reviewRows } from './review-rows.ts';
import type { TableRows } from './rows.ts';
import { storyRows } from './story-rows.ts';
import { windowRows } from './window-rows.ts';

/** The whole demo shop, table by table, each after the tables it refers to. */
export const demoRows = (calendar: Calendar): TableRows[] => [
  ...memberRows(calendar),
  ...brandRows(calendar),
  ...artistRows(calendar),
  ...productRows(calendar),
  ...mockupRows(),
  ...graphicRows(calendar),
  ...customRows(calendar),
  ...reviewRows(calendar),
  ...storyRows(calendar),
  ...readingRows(calendar),
  ...mainPageRows(),
  ...windowRows(calendar),
  ...reactionRows(calendar),
];
