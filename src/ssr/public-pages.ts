import { blockPage, mainPage } from '#src/routes/-public-main.ts';
import type { DescribedPage } from '#src/routes/-public-page.ts';
import { faqPage, noticePage, termsPage } from '#src/routes/-public-texts.ts';
import { artistById, artistPage } from '#src/routes/artist/-public-artist.ts';
import { graphicById, graphicPage } from '#src/routes/artist/-public-graphic.ts';
import { bannerPage } from '#src/routes/banner/-public-banner.ts';
import { brandPage, brandProductPage } from '#src/routes/brand/-public-brand.ts';
import { eventListPage, eventPage } from '#src/routes/event/-public-event.ts';
import { influencerPage, postPage } from '#src/routes/influencer/-public-influencer.ts';
import { planPage } from '#src/routes/plan/-public-plan.ts';
import { productPage } from '#src/routes/product/-public-product.ts';
import { categoryPage, productListPage } from '#src/routes/product/-public-products.ts';
import { reviewListPage, reviewPage } from '#src/routes/review/-public-review.ts';
import { sharedCustomPage } from '#src/routes/shared/-public-custom.ts';

/** Every page that search engines read more of than its title, or whose address names a row. */
export const publicPages: readonly DescribedPage[] = [
  mainPage,
  productPage,
  productListPage,
  categoryPage,
  graphicPage,
  graphicById,
  artistPage,
  artistById,
  brandPage,
  brandProductPage,
  planPage,
  eventListPage,
  eventPage,
  bannerPage,
  influencerPage,
  postPage,
  blockPage,
  reviewListPage,
  reviewPage,
  sharedCustomPage,
  faqPage,
  noticePage,
  termsPage,
];
