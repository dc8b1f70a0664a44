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
  const title = documentTitle(pageMeta(matches, i18n).title);
  const locale = i18n.locale === 'en' ? 'en' : 'ko';
  const match = matches.at(-1);
  switch (match?.routeId) {
    case '/product/$id': {
      const product = match.loaderData?.loaded.product_by_pk;
      if (!product) break;
      const { brand } = product;
      return {
        title,
        description: localeText(locale, product.description, product.description_en),
        picture: pictureUrl(config, product.image_src, 'l'),
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
      if (!graphic) break;
      const description = localeText(locale, graphic.description, graphic.description_en);
      return { title, description, picture: pictureUrl(config, graphic.src, 'l'), product: null };
    }
  }
  return { title, description: null, picture: null, product: null };
}
