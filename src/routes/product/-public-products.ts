import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { productListParameters, readProductListSearch } from '#src/shared/product-list-search.ts';
import { type AddressQuery, onlyValue, type PublicRows } from '#src/shared/public-page.ts';
import { categoryLink, productLinks } from '../-public-links.ts';
import { listOf, publicPage } from '../-public-page.ts';

const categories: PublicRows = {
  table: 'category',
  address: '/product?category=$category',
  columns: { category: 'category.path_name' },
  keys: { category: (name) => (name.length <= 64 ? name : undefined) },
  sitemap: { name: 'category', changedAt: 'category.updated_at' },
};

const renderedParameters: ReadonlySet<string> = new Set(['category', 'sort']);

export const categoryPage = publicPage('/category', {
  describe: ({ category }, texts) => listOf(category.map((each) => categoryLink(texts, each))),
});

export const productListPage = publicPage('/product/', {
  listed: [categories],
  async shown({ query, find }) {
    const shown = renderedSearch(query);
    if (!shown) return 'unlisted';
    const found = shown.category === undefined ? null : await find(categories, shown);
    if (found === 'not-found') return 'unlisted';
    return shown.category !== undefined && found === null ? 'busy' : shown;
  },
  describe(loaded, texts) {
    const { category, categories: all = [] } = loaded.scope;
    const items = productLinks(texts, loaded.products);
    const [first] = loaded.products.product;
    const picture = first && readFragment(productCardFragment, first).image_src;
    if (!category) return { ...listOf(items), picture };
    const parent = all.find(({ id }) => id === category.parent_id);
    const above = [texts.linkTo('/product'), ...(parent ? [categoryLink(texts, parent)] : [])];
    return { ...listOf(items), picture, above, query: { category: category.path_name } };
  },
});

/** Only lists of categories are rendered and indexed: with the other filters there are more than a cache can hold. */
function renderedSearch(query: AddressQuery): { category?: string; sort?: string } | null {
  if (productListParameters.some((name) => query.has(name) && !renderedParameters.has(name))) return null;
  const { category, sort } = readProductListSearch({
    category: onlyValue(query, 'category'),
    sort: onlyValue(query, 'sort'),
  });
  if (query.has('category') && !category) return null;
  return { ...(category && { category }), ...(sort && { sort }) };
}
