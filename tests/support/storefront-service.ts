import { nilUuid } from '#src/session/viewer.ts';
import { type Caller, withDataService } from './data-service.ts';
import { readShippedOperations } from './shipped-operations.ts';

/** The variables by which the storefront speaks of a viewer without an account. */
export const visitor = { viewerId: nilUuid };

/** The data service over the small shop, asked with the storefront's own operations, by their names. */
export async function withStorefrontService() {
  const operations = new Map((await readShippedOperations()).map(({ name, query }) => [name, query]));
  const { pool, execute } = withDataService();

  return {
    pool,
    /** The data of an answer without errors. */
    async execute<Data>(operation: string, variables: object = {}, caller: Caller = 'public'): Promise<Data> {
      const query = operations.get(operation);
      if (!query) throw new Error(`The storefront has no operation ${operation}`);
      const { data, errors } = await execute(query, variables, caller);
      if (errors) throw new Error(JSON.stringify(errors));
      return data as Data;
    },
  };
}
