import type * as tada from 'gql.tada';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Scalars as the data service sends them in JSON. */
type Scalars = {
  uuid: string;
  timestamptz: string;
  date: string;
  numeric: number;
  bigint: number;
  float8: number;
  jsonb: unknown;
};

// Only for types, and for tests that Vite does not serve: it replaces the calls by parsed documents, see parsed-document.ts.
export const graphql = /* @__PURE__ */ initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();
export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';

/** Unmasks the data of a fragment. gql.tada's own `readFragment` would add its parser to the bundle. */
export const readFragment = ((_fragment: unknown, row: unknown) => row) as typeof tada.readFragment;
