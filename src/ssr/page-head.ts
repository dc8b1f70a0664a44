import type { RegisteredRouter } from '@tanstack/react-router';
import { documentTitle, pageMeta } from '#src/app/page-meta.ts';
import { pictureUrl } from '#src/config/picture-url.ts';
import { localeText } from '#src/i18n/locale-text.ts';
import { effectivePrice } from '#src/shared/price.ts';
import type { PageHead } from '#src/shared/ssr.ts';
import { isSoldOut } from '#src/shared/stock.ts';

/** Metadata of the page that the router has loaded. */
export function pageHead(router: RegisteredRouter): PageHead {
  const { i18n, config } = router.options.context;
  const { matches } = router.state;
  const head = { title: documentTitle(pageMeta(matches, i18n).title), product: null };
  const locale = i18n.locale === 'en' ? 'en' : 'ko';
  const picture = (src: string | null | undefined) => (src ? pictureUrl(config, src, 'l') : null);
  const match = matches.at(-1);
  switch (match?.routeId) {
    case '/product/$id': {
      const product = match.loaderData?.loaded.product_by_pk;
      if (!product) break;
      const { brand } = product;
      return {
        ...head,
        description: localeText(locale, product.description, product.description_en),
        picture: picture(product.image_src),
        product: {
          name: localeText(locale, product.name_ko, product.name_en),
          price: effectivePrice(product),
          inStock: product.state === 'ACT' && !isSoldOut(product),
          brand: brand && localeText(locale, brand.name_ko, brand.name_en),
          rating:
            product.review_count > 0 ? { average: product.average_score, count: product.review_count } : null,
        },
      };
    }
    case '/artist/$name/graphic/$graphicId': {
      const graphic = match.loaderData?.loaded.graphic_by_pk;
      const description = localeText(locale, graphic?.description, graphic?.description_en);
      return { ...head, description, picture: picture(graphic?.src) };
    }
    case '/brand/$id/': {
      const brand = match.loaderData?.loaded.brand_by_pk;
      const description = localeText(locale, brand?.description, brand?.description_en);
      return { ...head, description, picture: picture(brand?.cover_src ?? brand?.logo_src) };
    }
    case '/plan/$id': {
      const plan = match.loaderData?.loaded.plan[0];
      const description = localeText(locale, plan?.sub_title, plan?.sub_title_en);
      return { ...head, description, picture: picture(plan?.thumbnail_src) };
    }
  }
  return { ...head, description: null, picture: null };
}
