import { type Exchange, makeErrorResult, makeResult, type Operation, type OperationResult } from 'urql';
import { filter, fromPromise, merge, mergeMap, pipe, share, tap } from 'wonka';

/** Where results are kept between visits. Neither way rejects. */
export type ResultStore = {
  /** `null` when nothing is kept. */
  read(key: string): Promise<unknown>;
  keep(key: string, data: unknown): void;
};

/** What an operation says in its context about the device it is made on. */
export type PersistenceContext = {
  /** `read`: answered with what was kept. `keep`: what the server answers is kept. */
  readonly persistence?: 'read' | 'write';
  /** What the server has said already: with the page, or in another tab. */
  readonly answer?: unknown;
};

/**
 * Answers in the data service's place what this device knows, and keeps what the service says. Stands behind the
 * cache, which takes such an answer as any other.
 */
export function persistenceExchange(store: ResultStore): Exchange {
  const answer = async (operation: Operation): Promise<OperationResult> => {
    const data = operation.context.answer ?? (await store.read(keyOf(operation)));
    if (data === null) return makeErrorResult(operation, new Error('Nothing is kept.'));
    return makeResult(operation, { data });
  };
  const keep = ({ operation, data, error }: OperationResult): void => {
    if (operation.context.persistence === 'write' && data && !error) store.keep(keyOf(operation), data);
  };

  return ({ forward }) =>
    (operations) => {
      const shared = pipe(operations, share);
      const here = pipe(
        shared,
        filter(isForDevice),
        mergeMap((operation) => fromPromise(answer(operation))),
      );
      const away = pipe(
        shared,
        filter((operation) => !isForDevice(operation)),
        forward,
      );
      return pipe(merge([here, away]), tap(keep));
    };
}

/** Where the answer to a question is kept: another release that asks in other words does not find it. */
export const keyOf = ({ key }: Pick<Operation, 'key'>): string => String(key);

const isForDevice = ({ kind, context }: Operation): boolean =>
  kind !== 'teardown' && (context.persistence === 'read' || context.answer !== undefined);
