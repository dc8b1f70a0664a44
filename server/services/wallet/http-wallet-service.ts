import * as v from 'valibot';
import { createCircuitBreaker } from '#server/platform/concurrency/circuit-breaker.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Log } from '#server/platform/log.ts';
import type { Result } from '#server/platform/result.ts';
import { parseJson } from '#src/shared/parse.ts';
import type { WalletAddress, WalletService } from './wallet-service.ts';

type Options = {
  /** Rejects where there is no service at the moment. */
  readonly findAddress: () => Promise<WalletAddress>;
  readonly log: Pick<Log, 'warn'>;
  readonly close?: () => void;
};

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };
type Answer = { readonly status: number; readonly body: unknown };

/** A shopper waits for it. */
const timeoutMs = 5_000;

const opened = v.object({ wallet_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
const balance = v.object({ amount: v.pipe(v.number(), v.safeInteger()) });

/** A wallet service by four HTTP calls; docs/decisions/075 describes them for the operator. */
export function createHttpWalletService({ findAddress, log, close = () => {} }: Options): WalletService {
  const breakCircuit = createCircuitBreaker({ maxFailures: 5, pauseMs: 10_000 });
  // A slow service holds no more than these, and its callers no connection to the database.
  const limit = createConcurrencyLimit({ maxRunning: 32, maxQueued: 64, queueTimeoutMs: 2_000 });

  return {
    async sendCode(email, locale) {
      const answer = await call({ method: 'POST', path: '/codes', body: { email, locale } });
      return answer && is2xx(answer) ? { ok: true, value: null } : refusal(answer, { 429: 'too-many' });
    },
    async create(wallet, key) {
      const headers = { 'idempotency-key': key };
      const answer = await call({ method: 'POST', path: '/wallets', body: wallet }, headers);
      const created = readBody(opened, answer);
      if (created) return { ok: true, value: created.wallet_id };
      return refusal(answer, {
        409: 'email-exists',
        410: 'code-expired',
        422: 'code-mismatch',
        429: 'too-many',
      });
    },
    async connect(email, password) {
      const answer = await call({ method: 'POST', path: '/connections', body: { email, password } });
      const connected = readBody(opened, answer);
      if (connected) return { ok: true, value: connected.wallet_id };
      return refusal(answer, { 422: 'credential-mismatch', 429: 'too-many' });
    },
    async readBalance(walletId) {
      const path = `/wallets/${encodeURIComponent(walletId)}/balance`;
      const read = readBody(balance, await call({ method: 'GET', path }));
      return read ? { ok: true, value: read.amount } : { ok: false, problem: 'unavailable' };
    },
    close,
  };

  /** @returns null when there was no answer that says anything about the call */
  async function call(request: Call, headers: Record<string, string> = {}): Promise<Answer | null> {
    const admitted = await limit(() => breakCircuit(() => send(request, headers)));
    return admitted.ok && admitted.value.ok ? admitted.value.value : null;
  }

  async function send(
    { method, path, body }: Call,
    headers: Record<string, string>,
  ): Promise<Result<Answer, 'unavailable'>> {
    const fail = (reason: string): Result<Answer, 'unavailable'> => {
      // Neither addresses nor passwords: the path holds at most the id of a wallet, which is left out.
      log.warn({ call: `${method} /${path.split('/')[1]}`, reason }, 'wallet: the service was not usable');
      return { ok: false, problem: 'unavailable' };
    };
    try {
      const { url, token } = await findAddress();
      const response = await fetch(url + path, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // The password and the token are for the configured address only.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (isFault(status)) {
        await response.body?.cancel();
        return fail(`status ${status}`);
      }
      return { ok: true, value: { status, body: await readJson(response) } };
    } catch (error) {
      return fail(reasonOf(error as Error));
    }
  }
}

const is2xx = ({ status }: Answer) => status >= 200 && status < 300;

/** The service fails, or the operator's address or token is wrong. */
const isFault = (status: number) =>
  status < 200 || (status >= 300 && status < 400) || status >= 500 || [401, 403, 405, 408].includes(status);

/** The text that it says when it refuses is not read: its status says it. */
async function readJson(response: Response): Promise<unknown> {
  if (response.ok) return parseJson(await response.text());
  await response.body?.cancel();
  return null;
}

function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer | null,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, answer?.body);
  return parsed.success ? parsed.output : null;
}

function refusal<Problem extends string>(
  answer: Answer | null,
  byStatus: Readonly<Record<number, Problem>>,
): { readonly ok: false; readonly problem: Problem | 'unavailable' } {
  return { ok: false, problem: (answer && byStatus[answer.status]) || 'unavailable' };
}

function reasonOf({ name, cause }: Error): string {
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
