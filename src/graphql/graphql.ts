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

export const graphql = initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();
export type { FragmentOf, ResultOf } from 'gql.tada';
// biome-ignore lint/performance/noBarrelFile: a document and its reader are one thing
export { readFragment } from 'gql.tada';
