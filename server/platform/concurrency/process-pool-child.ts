export type MessageToChild<Input> =
  | { readonly kind: 'task'; readonly input: Input }
  | { readonly kind: 'response'; readonly id: number; readonly response: string | undefined };

export type MessageFromChild<Value> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'request'; readonly id: number; readonly request: string };

/** Sends a request to the server process and resolves with its response; rejects when the server could not respond. */
type SendRequest = (request: string) => Promise<string>;

/** The child's side of `createProcessPool`: runs the tasks it receives, one at a time. */
export function serveTasks<Input, Value>(
  runTask: (input: Input, sendRequest: SendRequest) => Promise<Value>,
): void {
  const pendingRequests = new Map<number, (response: string | undefined) => void>();
  let lastId = 0;
  const send = (message: MessageFromChild<Value>) => process.send?.(message);

  const sendRequest: SendRequest = async (request) => {
    lastId += 1;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    pendingRequests.set(lastId, resolve);
    send({ kind: 'request', id: lastId, request });
    const response = await promise;
    if (response === undefined) throw new Error('the server process could not respond');
    return response;
  };

  process.on('message', (message: MessageToChild<Input>) => {
    if (message.kind === 'response') {
      pendingRequests.get(message.id)?.(message.response);
      pendingRequests.delete(message.id);
    } else {
      runTask(message.input, sendRequest)
        .then((value) => send({ kind: 'done', value }))
        .catch((error) => send({ kind: 'failed', reason: String(error?.stack ?? error) }));
    }
  });
  // A native decoder in the middle of its task would delay an ordinary exit.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // The server ends its children itself, once it has answered the requests in flight.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  send({ kind: 'ready' });
}
