/** From a process to the shop, as soon as it listens on this machine. */
export type Ready = { readonly kind: 'ready'; readonly port: number };

/** Ends this process, which `superviseProcess` has started, with the shop's and no sooner. */
export function endWithShop(close: () => void = () => {}): void {
  // The channel closes however the shop ends, by `kill -9` too.
  process.on('disconnect', () => {
    close();
    process.exit();
  });
  // Ctrl+C in a terminal reaches this process as well. The shop ends it once it has answered the requests in flight.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}

export const sayReady = (port: number) => process.send?.({ kind: 'ready', port } satisfies Ready);
