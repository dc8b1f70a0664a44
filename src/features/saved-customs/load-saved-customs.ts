import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { QueryError } from '#src/graphql/query-error.ts';
import { hasQueuedCustoms } from '#src/writes/customs/custom-queue.ts';
import { readDeviceDrafts, type StoredDraftEntry } from '#src/writes/customs/device-drafts.ts';
import { type SavedCustomsData, savedCustoms } from './saved-customs-list.ts';

export type LoadedCustoms = {
  readonly viewerId: string;
  readonly loaded: SavedCustomsData;
  readonly drafts: readonly StoredDraftEntry[];
};

/**
 * The account's customs and the drafts of this device. Without a network, whoever has drafts or customs that wait to be sent
 * sees these, even if the account's are not on this device; otherwise throws a `QueryError`.
 */
export async function loadSavedCustoms(client: LazyClient, viewerId: string): Promise<LoadedCustoms> {
  const [account, drafts, hasQueued] = await Promise.all([
    loadList(client, savedCustoms(viewerId)).catch(unlessUnreachable),
    readDeviceDrafts(viewerId),
    hasQueuedCustoms(viewerId),
  ]);
  if (!(account instanceof QueryError)) return { viewerId, loaded: account, drafts };
  if (drafts.length === 0 && !hasQueued) throw account;
  return { viewerId, loaded: { product_custom: [] }, drafts };
}

function unlessUnreachable(error: unknown): QueryError {
  if (error instanceof QueryError && error.kind !== 'service') return error;
  throw error;
}
