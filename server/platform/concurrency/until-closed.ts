import type { FastifyReply } from 'fastify';

// One for all: without it each answer would make its own, with a stack that nobody reads.
const closedReason = new DOMException('The response is closed.', 'AbortError');

/** Aborted when the answer is sent, or cannot be any more because its caller has left. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort(closedReason));
  return closed.signal;
}
