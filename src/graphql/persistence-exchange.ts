import { type Exchange, makeErrorResult, makeResult, type Operation, type OperationResult } from 'urql';
import { filter, fromPromise, merge, mergeMap, pipe, share, tap } from 'wonka';

/** Stores results between visits. Neither method throws or rejects. */
export type ResultStore = {
  /** `null` when nothing is stored. */
  read(key: string): Promise<unknown>;
  write(key: string, data: unknown): void;
};

/** Options of an operation, in its context. */
export type PersistenceContext = {
  /** `read`: the result comes from the store. `write`: the result is stored. */
  readonly persistence?: 'read' | 'write';
  /** Data that is used as the result: from the page, or from another tab. */
  readonly knownData?: unknown;
  /** Stored instead of the result's own data. */
  readonly storedData?: unknown;
  /** Called with data from the store or the service, before the cache changes it. */
  readonly onData?: (data: unknown) => void;
};

/**
 * Reads results from a store and writes them to it. It stands behind the cache exchange, which treats its results like
 * those of the data service.
 */
export function persistenceExchange(store: ResultStore): Exchange {
  const readLocal = async (operation: Operation): Promise<OperationResult> => {
    const data = operation.context.knownData ?? (await store.read(resultKey(operation)));
    if (data === null) return makeErrorResult(operation, new Error('No stored result.'));
    return makeResult(operation, { data });
  };
  const writeIfRequested = ({ operation, data, error }: OperationResult): void => {
    if (!data || error) return;
    const { persistence, knownData, storedData, onData } = operation.context;
    if (knownData === undefined) onData?.(data);
    if (persistence === 'write') store.write(resultKey(operation), storedData ?? data);
  };

  return ({ forward }) =>
    (operations) => {
      const shared = pipe(operations, share);
      const local = pipe(
        shared,
        filter(isLocal),
        mergeMap((operation) => fromPromise(readLocal(operation))),
      );
      const remote = pipe(
        shared,
        filter((operation) => !isLocal(operation)),
        forward,
      );
      return pipe(merge([local, remote]), tap(writeIfRequested));
    };
}

/** A hash of document and variables, so a release with another document does not find the result of an older one. */
export const resultKey = ({ key }: Pick<Operation, 'key'>): string => String(key);

const isLocal = ({ kind, context }: Operation): boolean =>
  kind !== 'teardown' && (context.persistence === 'read' || context.knownData !== undefined);
