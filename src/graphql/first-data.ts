import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, fromPromise, merge, mergeMap, pipe } from 'wonka';
import { parseJson } from '#src/shared/read.ts';
import type { Device } from './device-exchange.ts';

/** As `ssrExchange` of urql writes it on the server. */
type Written = Record<string, { readonly data: string } | undefined>;

/** The answers that came with the page. */
export type FirstData = {
  /** They are newer than what the device has kept of an earlier visit, and what the page shows. */
  before(device: Device): Device;
  /** Gives each answer once instead of asking for it. urql's own exchange would ask where a loader wants fresh data. */
  readonly exchange: Exchange;
};

/** `null` when the page came without. */
export function readFirstData(): FirstData | null {
  const written = document.getElementById('first-data')?.textContent;
  return written ? firstData(parseJson(written) as Written) : null;
}

export function firstData(answers: Written): FirstData {
  const dataOf = (key: string | number) => parseJson(answers[key]?.data);
  return {
    before: (device) => ({ ...device, read: async (key) => dataOf(key) ?? (await device.read(key)) }),
    exchange:
      ({ forward }) =>
      (operations) => {
        const answered = new WeakSet<Operation>();
        const take = (operation: Operation) => {
          const data = dataOf(operation.key);
          delete answers[operation.key];
          answered.add(operation);
          return fromPromise(answer(operation, data));
        };
        const isKnown = ({ kind, key }: Operation) => kind === 'query' && answers[key] !== undefined;
        return merge([
          pipe(operations, filter(isKnown), mergeMap(take)),
          pipe(
            operations,
            filter((operation) => !answered.has(operation)),
            forward,
          ),
        ]);
      },
  };
}

/** Never at once: whoever asks is not ready for that. */
async function answer(operation: Operation, data: unknown): Promise<OperationResult> {
  return { operation, data, stale: false, hasNext: false } as OperationResult;
}
