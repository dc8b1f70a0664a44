import {
  type AnyVariables,
  type Client,
  createRequest,
  type Exchange,
  type Operation,
  type OperationResult,
  type TypedDocumentNode,
} from 'urql';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

let sent = 0;

/** Sends a mutation after those about the same subject that were sent before it. */
export function mutateInTurn<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  subject: string,
): Promise<OperationResult<Data, Variables>> {
  sent += 1;
  // Give, take back, give: with one key for the first and the third the cache would take them for one.
  const request = { ...createRequest(document, variables), key: -sent };
  return client.executeMutation<Data, Variables>(request, { subject }).toPromise();
}

const subjectOf = ({ kind, context }: Operation): string | null =>
  kind === 'mutation' && typeof context.subject === 'string' ? context.subject : null;

/**
 * Mutations about the same subject go out one after the other, so that the service ends in the state that was meant
 * last, however slow an earlier one is. Stands behind the cache: what is shown does not wait.
 */
export const oneAtATime: Exchange =
  ({ forward }) =>
  (operations) => {
    const waiting = new Map<string, Operation[]>();
    const released = makeSubject<Operation>();

    const mayGo = (operation: Operation): boolean => {
      const subject = subjectOf(operation);
      const queue = subject !== null && waiting.get(subject);
      if (queue) queue.push(operation);
      else if (subject !== null) waiting.set(subject, []);
      return !queue;
    };

    const letNextGo = ({ operation }: OperationResult): void => {
      const subject = subjectOf(operation);
      if (subject === null) return;
      const next = waiting.get(subject)?.shift();
      if (next) released.next(next);
      else waiting.delete(subject);
    };

    return pipe(merge([pipe(operations, filter(mayGo)), released.source]), forward, tap(letNextGo));
  };
