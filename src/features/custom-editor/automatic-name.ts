import { graphql } from '#src/graphql/graphql.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { pendingCustoms } from '#src/writes/customs/pending-customs.ts';

export const maxNameLength = 100;

const customNamesQuery = graphql(`
  query CustomNames($userId: uuid!, $productId: uuid!, $limit: Int!) {
    product_custom(
      where: {
        user_id: { _eq: $userId }
        product_id: { _eq: $productId }
        type: { _eq: "USER" }
        deleted_at: { _is_null: true }
      }
      order_by: { created_at: desc }
      limit: $limit
    ) {
      id
      name_ko
    }
  }
`);

/** All that the data service answers at once; a shop allows a member about as many. */
const maxNames = 100;

type NamedProduct = { readonly id: string; readonly name: string };

/** The name that a new custom of the member has until they give it another one. Never rejects. */
export async function findAutomaticName(
  client: LazyClient,
  userId: string,
  product: NamedProduct,
): Promise<string> {
  const waiting = pendingCustoms.get().map(({ name }) => name);
  return automaticName(product.name, [...waiting, ...(await readNames(client, userId, product.id))]);
}

/** `데일리 반팔 티셔츠 3`: the next number. */
export function automaticName(productName: string, taken: readonly string[]): string {
  const stem = productName.slice(0, maxNameLength - 8).trim();
  const numbers = taken.flatMap((name) => {
    const number = name.startsWith(`${stem} `) ? name.slice(stem.length + 1) : '';
    return /^\d{1,6}$/.test(number) ? [Number(number)] : [];
  });
  return `${stem} ${Math.max(0, ...numbers) + 1}`;
}

/** Two customs may have one name, so nothing depends on the answer. */
async function readNames(client: LazyClient, userId: string, productId: string): Promise<readonly string[]> {
  if (networkStatus.get() === 'offline') return [];
  const variables = { userId, productId, limit: maxNames };
  try {
    const opened = await client.open();
    const { data } = await opened
      .query(customNamesQuery, variables, { requestPolicy: 'network-only' })
      .toPromise();
    return data?.product_custom.map(({ name_ko }) => name_ko) ?? [];
  } catch {
    return [];
  }
}
