import type { FastifyReply } from 'fastify';

/** Aborted when the answer is sent, or cannot be any more because its caller has left. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return closed.signal;
}
