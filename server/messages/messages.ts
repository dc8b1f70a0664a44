import type { ClientBase } from 'pg';
import type { Config } from '#server/config.ts';
import type { Pool } from '#server/database/pool.ts';
import type { CallAdapter, OutboundCalls } from '#server/jobs/outbound-calls.ts';
import type { Log } from '#server/log.ts';
import type { Result } from '#server/result.ts';
import { createDemoAdapter } from './demo-messages.ts';
import { type Channel, isWellFormed, type Message } from './message.ts';
import { createSmsAdapter } from './sms-adapter.ts';
import { createSmtpAdapter } from './smtp-adapter.ts';

export type Messages = {
  /** False: nothing is configured for this channel, and a feature that needs it hides itself. */
  isAvailable(channel: Channel): boolean;
  /** Records it in the caller's own transaction: it is sent after, and only after, that transaction is committed. */
  send(client: ClientBase, message: Message): Promise<Result<string, 'not-available' | 'malformed'>>;
};

type MessageAdapters = Readonly<Record<Channel, CallAdapter<Message> | null>>;

/** The stand-in is for the demo shop of one machine: whoever reaches the shop can read what it has sent. */
export const showsDemoMessages = ({ demo, publicOrigin }: Config): boolean => demo && !publicOrigin;

/** For `openOutboundCalls`, which calls them. */
export function createMessageAdapters(config: Config, pool: Pool, log: Pick<Log, 'info'>): MessageAdapters {
  const standIn = (channel: Channel) => (showsDemoMessages(config) ? createDemoAdapter(pool, channel) : null);
  const { smtp, sms } = config;
  log.info(
    {
      email: smtp ? `${smtp.host}:${smtp.port}` : describe(standIn('email')),
      sms: sms ? new URL(sms.url).host : describe(standIn('sms')),
    },
    'messages: sent through',
  );
  return {
    email: smtp ? createSmtpAdapter(smtp) : standIn('email'),
    sms: sms ? createSmsAdapter(sms) : standIn('sms'),
  };
}

const describe = (standIn: object | null) =>
  standIn ? 'nobody, shown at /dev/messages' : 'not configured, features that need it are hidden';

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
