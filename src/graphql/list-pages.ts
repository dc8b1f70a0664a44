import type { AnyVariables, Client, OperationResult } from 'urql';
import { fieldsOf } from '#src/shared/parse.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import { queryKey } from './initial-data.ts';
import type { List, PageVariables } from './list.ts';
import { type ListRow, rowsAfter } from './list-order.ts';
import { type KnownRows, mergePage, noRows } from './merge-page.ts';
import { fetchResult } from './route-query.ts';

/** Rows of one list that are stored on the device; the data service returns no more in one response either. */
const maxStoredRows = 100;

export type PagesStatus = {
  /** There are no more rows. */
  readonly isComplete: boolean;
  readonly request: 'idle' | 'loading' | 'failed';
  /** When the start of the list was requested last; milliseconds since 1970. */
  readonly readAt: number;
};

/** All pages of a list that a client has read. They are in its cache as the result of the list's first page. */
export type ListPages<Data> = {
  readonly status: Store<PagesStatus>;
  /** Starts with rows from the store or the page, unless rows are known. */
  restore(data: unknown): void;
  /** Requests the known rows again, or the first page. Never rejects. */
  refresh(): Promise<OperationResult<Data>>;
  /** Requests the page after the known rows. Never rejects. */
  more(): Promise<void>;
  /** Changes the known rows as the cache was changed. */
  update(change: (data: unknown) => unknown): void;
};

const pagesByClient = new WeakMap<Client, Map<string, ListPages<unknown>>>();

/** The lists of one viewer; they go with the viewer's client and its cache. */
export function listPagesOf<Data, Variables extends AnyVariables>(
  client: Client,
  list: List<Data, Variables>,
): ListPages<Data> {
  const lists = pagesByClient.get(client) ?? new Map<string, ListPages<unknown>>();
  pagesByClient.set(client, lists);
  const key = queryKey(list.document, list.variables);
  const pages = lists.get(key) ?? createPages(client, list);
  lists.set(key, pages);
  return pages as ListPages<Data>;
}

/** Changes the known rows of all lists, for a write that the service has stored. */
export function updateLists(client: Client, change: (data: unknown) => unknown): void {
  for (const pages of pagesByClient.get(client)?.values() ?? []) pages.update(change);
}

function createPages<Data, Variables extends AnyVariables>(
  client: Client,
  { document, field, variables }: List<Data, Variables>,
): ListPages<Data> {
  const { limit, order_by: order, where } = variables;
  const status = createStore<PagesStatus>({ isComplete: false, request: 'idle', readAt: 0 });
  let known: KnownRows = noRows;
  /** Everything else that the document selects, from the latest response. */
  let data: unknown = null;

  return {
    status,
    restore(stored) {
      if (data !== null) return;
      data = stored;
      const { isComplete, readAt } = fieldsOf(stored) ?? {};
      const rows = rowsIn(stored, field);
      known = { rows, isComplete: isComplete === true || rows.length < limit };
      setStatus('idle', Number(readAt ?? 0));
    },
    refresh,
    async more() {
      if (status.get().request === 'loading') return;
      const last = known.rows.at(-1);
      setStatus('loading');
      const page = last ? { ...variables, where: { _and: [where, rowsAfter(order, last)] } } : variables;
      const { error } = await request(last ?? null, page);
      setStatus(error ? 'failed' : 'idle');
    },
    update(change) {
      known = { ...known, rows: rowsIn(change(dataWith(known.rows)), field) };
    },
  };

  async function refresh(): Promise<OperationResult<Data>> {
    // One row more than a complete list has, which tells whether it still is.
    const expected = known.rows.length + (known.isComplete ? 1 : 0);
    const wanted = Math.min(Math.max(limit, expected), maxStoredRows);
    const result = await request(null, { ...variables, limit: wanted });
    // New rows have pushed others over the end of the page, and those may have left the list.
    const isPushed = known.rows.length > wanted && wanted < maxStoredRows;
    return isPushed && !result.error ? refresh() : result;
  }

  async function request(after: ListRow | null, page: Variables & PageVariables) {
    const requestedAt = Date.now();
    let received: unknown = null;
    const onData = (response: unknown) => {
      received = response;
    };
    const result = await fetchResult<Data, Variables>(client, document, page, { onData });
    // Nothing received: this was the response to another request for the same page.
    if (result.error || received === null) return result;
    data = received;
    const rows = rowsIn(received, field);
    known = mergePage(known, { after, rows, isLast: rows.length < page.limit }, order);
    return publish(after ? status.get().readAt : requestedAt);
  }

  /** Writes all known rows to the cache and the store. */
  function publish(readAt: number): Promise<OperationResult<Data>> {
    setStatus(status.get().request === 'loading' ? 'loading' : 'idle', readAt);
    const stored = known.rows.slice(0, maxStoredRows);
    const isComplete = known.isComplete && stored.length === known.rows.length;
    return fetchResult(client, document, variables, {
      persistence: 'write',
      knownData: dataWith(known.rows),
      storedData: { ...fieldsOf(dataWith(stored)), isComplete, readAt },
    });
  }

  function setStatus(request: PagesStatus['request'], readAt = status.get().readAt): void {
    status.set({ isComplete: known.isComplete, request, readAt });
  }

  function dataWith(rows: readonly ListRow[]): unknown {
    return { ...fieldsOf(data), [field]: rows };
  }
}

function rowsIn(response: unknown, field: string): readonly ListRow[] {
  const rows = fieldsOf(response)?.[field];
  return Array.isArray(rows) ? rows : [];
}
