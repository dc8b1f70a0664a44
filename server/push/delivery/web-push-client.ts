import { Agent, request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { publicLookup } from '#server/platform/network/private-address.ts';

const timeoutMs = 10_000;

/** For a push service that asks to retry later without a usable Retry-After. */
const defaultRetrySeconds = 60;
const maxRetrySeconds = 24 * 3600;

type PushRequest = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly key: { readonly publicKey: string; readonly privateKey: string };
  readonly payload: string;
  /** Seconds for which the push service stores the message while the device is offline. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high' | 'low';
  readonly topic: string;
};

/** `gone`: the subscription no longer exists, or its host is private. `refused`: a retry would not help. */
export type PushResult =
  | { readonly outcome: 'accepted' | 'gone' }
  | { readonly outcome: 'retry-later'; readonly seconds: number }
  | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

export type SendPush = (message: PushRequest) => Promise<PushResult>;

/** HTTP agent for push services: keep-alive; refuses private addresses unless they are allowed. */
export function createPushAgent(settings: { proxy: string | null; allowPrivate: boolean }): Agent {
  return new Agent({
    keepAlive: true,
    maxSockets: 8,
    ...(settings.proxy && { proxyEnv: { HTTPS_PROXY: settings.proxy } }),
    // A proxy resolves host names itself, and the operator has chosen its address.
    ...(!settings.proxy && !settings.allowPrivate && { lookup: publicLookup }),
  });
}

/** Sends Web Push messages (RFC 8030), encrypted (RFC 8291), with VAPID (RFC 8292). Never rejects. */
export function createWebPushClient({ subject, agent }: { subject: string; agent: Agent }): SendPush {
  return async (message) => {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: message.endpoint, keys: { p256dh: message.p256dh, auth: message.auth } },
        message.payload,
        {
          vapidDetails: { subject, ...message.key },
          TTL: message.ttl,
          urgency: message.urgency,
          topic: message.topic,
        },
      );
      return await post(endpoint, { headers, body, agent });
    } catch (error) {
      // The encryption fails when the browser's keys are invalid.
      return { outcome: 'refused', reason: (error as Error).message };
    }
  };
}

type HttpMessage = { headers: Record<string, string | number>; body: Buffer | null; agent: Agent };

function post(endpoint: string, { headers, body, agent }: HttpMessage): Promise<PushResult> {
  return new Promise((resolve) => {
    const request = requestHttps(
      endpoint,
      { method: 'POST', headers, agent, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        // Only the status matters; the body is discarded.
        response.resume();
        resolve(toPushResult(response.statusCode ?? 0, response.headers['retry-after']));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The push service closed a connection that was kept for the next message while that was on its way.
      if (request.reusedSocket && error.code === 'ECONNRESET') {
        resolve(post(endpoint, { headers, body, agent }));
        return;
      }
      resolve(
        error.code === 'EPRIVATE'
          ? { outcome: 'gone' }
          : { outcome: 'failed', reason: error.code ?? error.name },
      );
    });
    request.end(body);
  });
}

function toPushResult(status: number, retryAfter: string | undefined): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || (status === 503 && retryAfter)) {
    return { outcome: 'retry-later', seconds: parseRetryAfter(retryAfter) };
  }
  return { outcome: status >= 500 || status === 408 ? 'failed' : 'refused', reason: `status ${status}` };
}

/** @returns seconds; the header is a number of seconds or an HTTP date */
function parseRetryAfter(retryAfter = ''): number {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return defaultRetrySeconds;
  return Math.min(Math.max(Math.ceil(seconds), 1), maxRetrySeconds);
}
