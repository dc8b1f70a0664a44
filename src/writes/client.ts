import type { Client } from 'urql';
import { createGraphqlClient, type GraphqlConnection } from '#src/graphql/client.ts';
import type { ReapplyWrites } from '#src/graphql/viewer-result-store.ts';
import { reactionCacheRules } from './reactions/reaction-cache.ts';

/** The client of the shop, whose cache and stored results know what the writes of this device change. */
export const createClient = (connection: GraphqlConnection): Client =>
  createGraphqlClient(connection, { cache: reactionCacheRules, reapply });

const reapply: ReapplyWrites = async (result, viewerId) => {
  // The chunk may be missing offline, when the service worker has not cached it.
  const module = await import('./reactions/reapply-reactions.ts').catch(() => null);
  return module ? module.reapplyReactions(result, viewerId) : result.data;
};
