export type ToChild<Order> =
  | { readonly kind: 'task'; readonly order: Order }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: string | undefined };

export type FromChild<Value> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'question'; readonly id: number; readonly question: string };

type Ask = (question: string) => Promise<string>;

/** The side of a child process of `createProcessPool`: does the tasks it is sent, one at a time. */
export function serveTasks<Order, Value>(task: (order: Order, ask: Ask) => Promise<Value>): void {
  const waiting = new Map<number, (answer: string | undefined) => void>();
  let lastId = 0;
  const tell = (message: FromChild<Value>) => process.send?.(message);

  const ask: Ask = async (question) => {
    lastId += 1;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    waiting.set(lastId, resolve);
    tell({ kind: 'question', id: lastId, question });
    const answer = await promise;
    if (answer === undefined) throw new Error('the server could not answer');
    return answer;
  };

  process.on('message', (message: ToChild<Order>) => {
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
    } else {
      task(message.order, ask)
        .then((value) => tell({ kind: 'done', value }))
        .catch((fault) => tell({ kind: 'failed', reason: String(fault?.stack ?? fault) }));
    }
  });
  // A native decoder in the middle of its task would hold up an ordinary exit.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // The server ends its children itself, when nobody waits for them any more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  tell({ kind: 'ready' });
}
