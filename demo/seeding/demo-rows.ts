import { artistRows, brandRows } from './brand-rows.ts';
import { buyingRows } from './buying-rows.ts';
import type { Calendar } from './calendar.ts';
import { categoryRows } from './category-rows.ts';
import { contentRows } from './content-rows.ts';
import { customRows } from './custom-rows.ts';
import { graphicRows } from './graphic-rows.ts';
import { inquiryRows } from './inquiry-rows.ts';
import { mainPageRows } from './main-page-rows.ts';
import { memberRows } from './member-rows.ts';
import { mockupRows } from './mockup-rows.ts';
import { planRows } from './plan-rows.ts';
import { productImageRows } from './product-image-rows.ts';
import { productInformationRows } from './product-information-rows.ts';
import { productRows } from './product-rows.ts';
import { reactionRows } from './reaction-rows.ts';
import { reviewRows } from './review-rows.ts';
import type { TableRows } from './rows.ts';
import { searchWordRows } from './search-word-rows.ts';
import { textRows } from './text-rows.ts';

/** The whole demo shop, table by table, each after the tables it refers to. */
export const demoRows = (calendar: Calendar): TableRows[] => [
  ...memberRows(calendar),
  ...inquiryRows(calendar),
  ...brandRows(calendar),
  ...artistRows(calendar),
  ...categoryRows(),
  ...productRows(calendar),
  ...productInformationRows(calendar),
  ...mockupRows(),
  ...productImageRows(),
  ...graphicRows(calendar),
  ...customRows(calendar),
  ...reviewRows(calendar),
  ...planRows(calendar),
  ...textRows(calendar),
  ...mainPageRows(),
  ...contentRows(calendar),
  ...reactionRows(calendar),
  ...searchWordRows(calendar),
  ...buyingRows(calendar),
];
