import type { AnyOutcome } from '#src/api/call-api.ts';
import type { SendOutcome } from './outbox-queue.ts';

/** `ok`, with whatever the server has answered, or why not. */
export type SentCall = { readonly kind: 'ok' } | Exclude<AnyOutcome, { kind: 'ok' }>;

/** Decides what an outbox does about the outcome of a REST call. @param passing refusals that pass, beside those of every call */
export function outcomeOfCall(sent: SentCall, passing: readonly string[] = []): SendOutcome {
  switch (sent.kind) {
    case 'ok':
      return 'stored';
    case 'unreachable':
      return 'unreachable';
    case 'unknown':
      return 'retry';
    case 'refused':
      if (sent.code === 'NOT_FOUND') return 'gone';
      return alwaysPassing.has(sent.code) || passing.includes(sent.code) ? 'retry' : 'failed';
  }
}

const alwaysPassing: ReadonlySet<string> = new Set(['RATE_LIMITED', 'OVERLOADED', 'AUTH_REQUIRED']);
