import { Agent, request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { publicLookup } from '#server/network/private-address.ts';

/** Milliseconds a push service has to answer. */
const timeoutMs = 10_000;

/** Seconds after which we ask again when a push service says "later" and not when. */
const politePause = 60;
const longestPause = 24 * 3600;

type PushOrder = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly key: { readonly publicKey: string; readonly privateKey: string };
  readonly payload: string;
  /** Seconds the push service keeps it for a phone that is off. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high' | 'low';
  readonly topic: string;
};

/** `gone`: the browser left, or was never a public address. `refused`: sending it again changes nothing. */
export type PushAnswer =
  | { readonly outcome: 'accepted' | 'gone' }
  | { readonly outcome: 'later'; readonly seconds: number }
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

export type SendPush = (order: PushOrder) => Promise<PushAnswer>;

/** How messages leave: connections are kept, addresses of private networks refused unless allowed. */
export function pushAgent(settings: { proxy: string | null; allowPrivate: boolean }): Agent {
  return new Agent({
    keepAlive: true,
    maxSockets: 8,
    ...(settings.proxy && { proxyEnv: { HTTPS_PROXY: settings.proxy } }),
    // A proxy looks names up by itself, and is an address the operator chose.
    ...(!settings.proxy && !settings.allowPrivate && { lookup: publicLookup }),
  });
}

/** Speaks to push services: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. Never rejects. */
export function createPushSender({ subject, agent }: { subject: string; agent: Agent }): SendPush {
  return async (order) => {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: order.endpoint, keys: { p256dh: order.p256dh, auth: order.auth } },
        order.payload,
        {
          vapidDetails: { subject, ...order.key },
          TTL: order.ttl,
          urgency: order.urgency,
          topic: order.topic,
        },
      );
      return await post(endpoint, { headers, body, agent });
    } catch (error) {
      // Keys that are no keys: the encryption itself refuses.
      return { outcome: 'refused', reason: (error as Error).message };
    }
  };
}

type Letter = { headers: Record<string, string | number>; body: Buffer | null; agent: Agent };

function post(endpoint: string, { headers, body, agent }: Letter): Promise<PushAnswer> {
  return new Promise((resolve) => {
    const request = requestHttps(
      endpoint,
      { method: 'POST', headers, agent, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        // What it says beside its status is of no use to us.
        response.resume();
        resolve(readAnswer(response.statusCode ?? 0, response.headers['retry-after']));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'EPRIVATE'
          ? { outcome: 'gone' }
          : { outcome: 'failed', reason: error.code ?? error.name },
      );
    });
    request.end(body);
  });
}

function readAnswer(status: number, retryAfter: string | undefined): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || (status === 503 && retryAfter)) {
    return { outcome: 'later', seconds: pauseOf(retryAfter) };
  }
  return { outcome: status >= 500 || status === 408 ? 'failed' : 'refused', reason: `status ${status}` };
}

/** Seconds, from a number of them or a date. */
function pauseOf(retryAfter = ''): number {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return politePause;
  return Math.min(Math.max(Math.ceil(seconds), 1), longestPause);
}
