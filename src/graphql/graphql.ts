import type * as tada from 'gql.tada';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Scalars as the data service sends them in JSON. */
type Scalars = {
  uuid: string;
  timestamptz: string;
  numeric: number;
  bigint: number;
  float8: number;
  jsonb: unknown;
};

// Not there in the build, which has parsed every document: see parsed-document.ts.
export const graphql = /* @__PURE__ */ initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();
export type { FragmentOf, ResultOf } from 'gql.tada';

/** What a component asked for of a row, which nobody else sees. gql.tada's own would bring its parser with it. */
export const readFragment = ((_fragment: unknown, row: unknown) => row) as typeof tada.readFragment;
