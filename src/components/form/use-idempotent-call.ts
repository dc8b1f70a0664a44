import { useRef } from 'react';
import type { AnyOutcome } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';

/**
 * Calls with an idempotency key. It stays the same while it is not known whether the call arrived, so that the server does
 * once what is sent again; other content is another call.
 */
export function useIdempotentCall() {
  const sent = useRef<{ readonly content: string; readonly key: string }>(null);
  return async <Body, Outcome extends AnyOutcome>(
    body: Body,
    call: (input: { body: Body; idempotencyKey: string }) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const content = JSON.stringify(body);
    if (sent.current?.content !== content) sent.current = { content, key: newUuid() };
    const outcome = await call({ body, idempotencyKey: sent.current.key });
    if (outcome.kind !== 'unknown') sent.current = null;
    return outcome;
  };
}
