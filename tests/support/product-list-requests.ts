import type { Pool } from 'pg';
import {
  cardPictures,
  productCondition,
  productOrders,
} from '#src/features/product-list/product-condition.ts';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { productSorts, readProductListSearch } from '#src/shared/product-list-search.ts';
import { readShippedOperations } from './shipped-operations.ts';
import type { Asked } from './shipped-statements.ts';

export type ProductListRequest = Asked & {
  /** E.g. `low_price, color=red`. */
  readonly what: string;
};

/** The first page and a later one of each sort with each single filter, and what the sheet counts; for a visitor. */
export async function productListRequests(pool: Pool): Promise<ProductListRequest[]> {
  const operations = new Map((await readShippedOperations()).map(({ name, query }) => [name, query]));
  const { filters, category, scope, later } = await examples(pool);
  const request = (operationName: string, what: string, variables: object): ProductListRequest => {
    const text = operations.get(operationName) ?? '';
    return { what, role: 'public', viewerId: nilUuid, request: { text, operationName, variables } };
  };
  return filters.flatMap((filter) => {
    const what = new URLSearchParams(
      Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const search = readProductListSearch(filter);
    const where = productCondition(search, {
      category: category.find(({ path_name }) => path_name === filter.category),
      brand: filter.brand ? scope.brand : undefined,
      artist: filter.artist ? scope.artist : undefined,
    });
    const page = { viewerId: nilUuid, limit: 20, offset: 0, ...cardPictures(search) };
    return [
      request('ProductCount', `count, ${what}`, { where }),
      ...productSorts.flatMap((sort) => {
        const order_by = [...productOrders[sort]];
        const behind = { _and: [where, rowsAfter(order_by, later)] };
        return [
          request('ProductList', `${sort}, ${what}`, { ...page, order_by, where }),
          request('ProductList', `${sort}, later, ${what}`, { ...page, order_by, where: behind }),
        ];
      }),
    ];
  });
}

type Filter = Readonly<Record<string, string | number | boolean>>;
type Category = { readonly id: string; readonly parent_id: string | null; readonly path_name: string };

/** Of each filter the value with the most products and one with few. */
async function examples(pool: Pool) {
  const read = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows;
  const products = (column: string) =>
    `(select count(*) from product where ${column} and state = 'ACT' and deleted_at is null)`;
  const category = await read<Category>(
    `select id, parent_id, path_name from category order by ${products('category_id = category.id')} desc`,
  );
  const roots = await read<Category>(
    `select id, parent_id, path_name from category where is_root
     order by ${products('root_category_id = category.id')} desc`,
  );
  const [brand] = await read<{ id: string }>(
    `select brand_id as id from product group by brand_id order by count(*) desc limit 1`,
  );
  const [artist] = await read<{ id: string }>(
    `select artist_id as id from product_artist group by artist_id order by count(*) desc limit 1`,
  );
  const colors = await read<{ color: string }>(
    `select color_family as color from product_option group by color_family order by count(*) desc`,
  );
  const [later] = await read<Record<string, string>>(
    `select id, position, popularity, to_jsonb(created_at) #>> '{}' as created_at, discount_percent, effective_price from product
     where state = 'ACT' and deleted_at is null order by position offset (select count(*) / 2 from product) limit 1`,
  );
  if (!(brand && artist && later)) throw new Error('The shop is empty.');
  const inShop = category.filter(({ parent_id }) => parent_id);
  const pathOf = (row: Category | undefined) => ({ category: row?.path_name ?? '' });
  const filters: Filter[] = [
    {},
    pathOf(inShop[0]),
    pathOf(inShop.at(-1)),
    pathOf(roots[0]),
    pathOf(roots.at(-1)),
    { brand: brand.id },
    { artist: artist.id },
    { type: 'custom' },
    { type: 'general' },
    { color: colors[0]?.color ?? '' },
    { color: colors.at(-1)?.color ?? '' },
    { price_min: 10_000, price_max: 30_000 },
    { price_min: 15_900, price_max: 15_900 },
    { price_min: 1_000_000 },
    { sale: true },
    { new: true },
    { in_stock: true },
  ];
  return { filters, category: [...category, ...roots], scope: { brand, artist }, later };
}
