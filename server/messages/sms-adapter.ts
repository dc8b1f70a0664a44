import type { CallAdapter, CallOutcome } from '#server/platform/jobs/outbound-calls.ts';
import type { Message } from './message.ts';

export type SmsSettings = {
  readonly url: string;
  readonly token: string;
  /** The registered number that messages come from. */
  readonly sender: string;
};

const timeoutMs = 10_000;

/**
 * SMS and alimtalk by one HTTP call; docs/decisions/048 describes it for the operator.
 *
 *     POST SMS_URL
 *     Authorization: Bearer SMS_TOKEN
 *     Idempotency-Key: <uuid>
 *     { "kind": "SIGN_UP_CODE", "from": "0212345678", "to": "01012345678", "text": "…", "locale": "ko" }
 */
export function createSmsAdapter({ url, token, sender }: SmsSettings): CallAdapter<Message> {
  return {
    kind: 'sms',
    // The provider recognises the key.
    whenUnknown: 'repeat',
    async call(id, { kind, recipient, text, locale }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ kind, from: sender, to: recipient, text, locale }),
          // The message and the token are for the configured address only.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        // It may repeat the message, which must not reach the log.
        await response.body?.cancel();
        return toOutcome(response.status);
      } catch (error) {
        return toFailure(error as Error);
      }
    },
  };
}

function toOutcome(status: number): CallOutcome {
  if (status >= 200 && status < 300) return { outcome: 'done' };
  const reason = `status ${status}`;
  // Not the fault of this message: the operator corrects address or token, or the provider has more capacity later.
  if (status < 400 || [401, 403, 404, 429].includes(status)) return { outcome: 'not-made', reason };
  // 409: the same call is still running there.
  if (status >= 500 || status === 408 || status === 409) return { outcome: 'unknown', reason };
  return { outcome: 'refused', reason };
}

// No connection was made, so nothing was sent.
const isUnconnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|\w*CERT\w*)$/;

function toFailure({ name, cause }: Error): CallOutcome {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  const outcome = code && isUnconnected.test(code) ? 'not-made' : 'unknown';
  return { outcome, reason: code ?? name };
}
