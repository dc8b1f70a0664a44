import type { ClientBase } from 'pg';
import type { CallAdapter, OutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import type { Result } from '#server/platform/result.ts';
import { type Channel, isWellFormed, type Message } from './message.ts';

export type Messages = {
  /** False: nothing is configured for this channel, and a feature that needs it hides itself. */
  isAvailable(channel: Channel): boolean;
  /** Records it in the caller's own transaction: it is sent after, and only after, that transaction is committed. */
  send(client: ClientBase, message: Message): Promise<Result<string, 'not-available' | 'malformed'>>;
};

export type MessageAdapters = Readonly<Record<Channel, CallAdapter<Message> | null>>;

/** Recorded for all members in one run: they wait behind everything else, such as codes and refunds. */
const bulkKinds: ReadonlySet<string> = new Set(['COUPON_EXPIRING', 'POINTS_EXPIRING']);

export function createMessages(calls: OutboundCalls, adapters: MessageAdapters): Messages {
  return {
    isAvailable: (channel) => adapters[channel] !== null,
    async send(client, message) {
      const adapter = adapters[message.channel];
      if (!adapter) return { ok: false, problem: 'not-available' };
      if (!isWellFormed(message)) return { ok: false, problem: 'malformed' };
      const options = bulkKinds.has(message.kind) ? { priority: -1 } : {};
      return { ok: true, value: await calls.record(client, adapter, message, options) };
    },
  };
}
