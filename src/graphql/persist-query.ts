import { makeFetchBody } from '@urql/core/internal';
import { type AnyVariables, createRequest, type DocumentInput, formatDocument } from 'urql';
import { monitoredFetch } from '#src/offline/monitored-fetch.ts';
import { persistResult, readResult } from '#src/offline/persisted-results.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { fieldsOf } from '#src/shared/read.ts';
import type { CallSession } from './client.ts';
import type { Answer } from './lazy-client.ts';
import { keyOf } from './persistence-exchange.ts';

/** Keeps an answer where the client of a later visit finds it. Never rejects. */
export function persistAnswer(viewerId: string, { document, variables, data }: Answer): Promise<void> {
  return persistResult(viewerStore(viewerId, 'results'), keyOf(createRequest(document, variables)), data);
}

type Connection = {
  /** Of the data service. */
  readonly url: string;
  readonly session: CallSession;
};

type PersistedQuery = {
  readonly document: DocumentInput;
  readonly variables: AnyVariables;
  /** Milliseconds; an answer that was kept so lately is not asked for again. */
  readonly maxAge: number;
};

/**
 * Asks for what nobody looks at yet and keeps the answer, past the client: to normalise it would cost the main thread of
 * a page that nobody has touched more than all the rest. @returns the data, `null` when there is none. Never rejects.
 */
export async function persistQuery({ url, session }: Connection, wanted: PersistedQuery): Promise<unknown> {
  const viewer = session.viewer();
  // Opened before anything is waited for: if the viewer is forgotten meanwhile, nothing is written any more.
  const results = viewerStore(viewer.id, 'results');
  const request = createRequest(wanted.document, wanted.variables);
  const kept = await readResult(results, keyOf(request));
  if (kept && Date.now() - kept.persistedAt < wanted.maxAge) return kept.data;
  await session.ensureFresh();
  if (session.viewer() !== viewer) return null;
  const headers = { ...session.headers(), 'content-type': 'application/json' };
  const body = makeFetchBody({ ...request, query: formatDocument(request.query) });
  const data = await ask(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (data !== null) await persistResult(results, keyOf(request), data);
  return data;
}

async function ask(url: string, question: RequestInit): Promise<unknown> {
  try {
    const response = await monitoredFetch(url, question);
    const { data, errors } = fieldsOf(await response.json()) ?? {};
    return errors === undefined ? (data ?? null) : null;
  } catch {
    return null;
  }
}
