import { makeFetchBody } from '@urql/core/internal';
import { type AnyVariables, createRequest, type DocumentInput, formatDocument } from 'urql';
import { monitoredFetch } from '#src/network/monitored-fetch.ts';
import { fieldsOf } from '#src/shared/parse.ts';
import { persistResult, readResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { GraphqlConnection } from './client.ts';
import type { QueryResult } from './lazy-client.ts';
import { resultKey } from './persistence-exchange.ts';

/** Stores a result where the client of a later visit finds it. Never rejects. */
export function persistQueryResult(
  viewerId: string,
  { document, variables, data }: QueryResult,
): Promise<void> {
  const key = resultKey(createRequest(document, variables));
  return persistResult(viewerStore(viewerId, 'results'), key, data);
}

type PersistedQuery = {
  readonly document: DocumentInput;
  readonly variables: AnyVariables;
  /** Milliseconds; a stored result that is younger is not fetched again. */
  readonly maxAge: number;
};

/**
 * Fetches and stores the result of a query that is not shown yet, without the urql client: normalising the result would
 * block the main thread for longer than everything else on an idle page. @returns the data, or `null`. Never rejects.
 */
export async function persistQuery(
  { url, session }: GraphqlConnection,
  { document, variables, maxAge }: PersistedQuery,
): Promise<unknown> {
  const viewer = session.viewer();
  // Opened before the first await: if the viewer's database is deleted meanwhile, nothing is written any more.
  const results = viewerStore(viewer.id, 'results');
  const request = createRequest(document, variables);
  const stored = await readResult(results, resultKey(request));
  if (stored && Date.now() - stored.persistedAt < maxAge) return stored.data;
  await session.ensureFresh();
  if (session.viewer() !== viewer) return null;
  const headers = { ...session.headers(), 'content-type': 'application/json' };
  const body = JSON.stringify(makeFetchBody({ ...request, query: formatDocument(request.query) }));
  const data = await fetchData(url, { method: 'POST', headers, body });
  if (data !== null) await persistResult(results, resultKey(request), data);
  return data;
}

async function fetchData(url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await monitoredFetch(url, init);
    const { data, errors } = fieldsOf(await response.json()) ?? {};
    return errors === undefined ? (data ?? null) : null;
  } catch {
    return null;
  }
}
