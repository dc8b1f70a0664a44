import { nilUuid } from '#src/session/viewer.ts';
import { type Asker, withDataService } from './data-service.ts';
import { readShippedOperations } from './shipped-operations.ts';

/** What the storefront says of a viewer without an account. */
export const visitor = { viewerId: nilUuid };

/** The data service over the small shop, asked with the storefront's own operations, by their names. */
export async function withStorefrontService() {
  const operations = new Map((await readShippedOperations()).map(({ name, query }) => [name, query]));
  const { pool, ask } = withDataService();

  return {
    pool,
    /** The data of an answer without errors. */
    async ask<Data>(operation: string, variables: object = {}, asker: Asker = 'public'): Promise<Data> {
      const query = operations.get(operation);
      if (!query) throw new Error(`The storefront has no operation ${operation}`);
      const { data, errors } = await ask(query, variables, asker);
      if (errors) throw new Error(JSON.stringify(errors));
      return data as Data;
    },
  };
}
