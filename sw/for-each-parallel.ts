/** Requests or cache operations that run at the same time: as many as browsers open connections to a server. */
const concurrency = 6;

/** Calls `task` with every item, with six calls under way at a time. Rejects with the first error. */
export async function forEachParallel<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
