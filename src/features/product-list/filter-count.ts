import { useOpenedClient } from '#src/graphql/client-context.ts';
import { graphql, type VariablesOf } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';

/** Counting stops here: the rows of a longer list are not read for a number that nobody needs exactly. */
export const countedRows = 1_000;

const productCountQuery = graphql(`
  query ProductCount($where: product_bool_exp!) {
    product_aggregate(
      where: { _and: [$where, { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }] }
      limit: 1001
    ) {
      aggregate {
        count
      }
    }
  }
`);

/** How many products filters would show; `undefined` until it is known, and without a connection. */
export function useProductCount(where: VariablesOf<typeof productCountQuery>['where']): number | undefined {
  useOpenedClient();
  const data = useCachedQuery({
    document: productCountQuery,
    variables: { where },
    requestPolicy: 'cache-and-network',
  });
  return data?.product_aggregate.aggregate?.count;
}
