import type { PageLink, ProductMeta, ReviewMeta, ShopMeta, StructuredData } from '#src/shared/ssr.ts';

type DataContext = {
  /** Null: unknown, then nothing that consists of absolute URLs is written. */
  readonly origin: string | null;
  readonly locale: 'ko' | 'en';
  readonly description: string;
  readonly picture: string;
  /** The canonical URL. */
  readonly address: string | null;
};

/** A node of https://schema.org. */
type SchemaNode = { readonly '@type': string; readonly [property: string]: unknown };

/** One JSON-LD document for each. */
export function toJsonLd(data: readonly StructuredData[], context: DataContext): readonly SchemaNode[] {
  return data
    .flatMap((one) => toNodes(one, context))
    .map((node) => ({ '@context': 'https://schema.org', ...node }));
}

function toNodes(data: StructuredData, context: DataContext): readonly SchemaNode[] {
  const { origin } = context;
  switch (data.kind) {
    case 'product':
      return [productNode(data, context)];
    case 'review':
      return [reviewNode(data, context)];
    case 'shop':
      return origin ? shopNodes(data, origin, context) : [];
    case 'breadcrumbs':
      return origin ? [{ '@type': 'BreadcrumbList', itemListElement: data.links.map(crumbOf(origin)) }] : [];
    case 'list':
      return origin ? [{ '@type': 'ItemList', itemListElement: data.links.map(itemOf(origin)) }] : [];
  }
}

/** For search results with price and rating. Numbers only of reviews: their texts are those of members. */
function productNode(product: ProductMeta, { description, picture, address }: DataContext): SchemaNode {
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    description,
    image: picture,
    ...soldAt(product, address),
  };
}

/** Where and for how much it is sold, by whom it is made, and what its reviews say. */
function soldAt({ price, inStock, brand, rating }: Omit<ProductMeta, 'name'>, address: string | null) {
  return {
    ...(address && { url: address }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'KRW',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(address && { url: address }),
    },
  };
}

/** The score of one review. Its text is in the page only. */
function reviewNode(review: ReviewMeta, { origin, picture, address }: DataContext): SchemaNode {
  const { product, score, author, createdAt } = review;
  return {
    '@type': 'Review',
    itemReviewed: {
      '@type': 'Product',
      name: product.name,
      image: picture,
      ...soldAt(product, origin && origin + product.path),
    },
    reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5, worstRating: 1 },
    ...(author && { author: { '@type': 'Person', name: author } }),
    datePublished: createdAt,
    ...(address && { url: address }),
  };
}

function shopNodes(shop: ShopMeta, origin: string, { locale }: DataContext): readonly SchemaNode[] {
  const { name, alternateName, company, phone } = shop;
  const url = `${origin}/main`;
  return [
    { '@type': 'WebSite', name, alternateName, url, inLanguage: locale },
    {
      '@type': 'Organization',
      name,
      alternateName,
      url,
      logo: `${origin}/icons/icon-512.png`,
      ...(company && { legalName: company }),
      ...(phone && { telephone: phone }),
    },
  ];
}

const crumbOf = (origin: string) => (link: PageLink, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name: link.name,
  item: origin + link.path,
});

const itemOf = (origin: string) => (link: PageLink, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name: link.name,
  url: origin + link.path,
});
