import type { Config } from '#server/config/config.ts';
import { isLocalDemo } from '#server/config/local-demo.ts';
import type { Channel } from '#server/messages/message.ts';
import type { MessageAdapters } from '#server/messages/messages.ts';
import { createSmsAdapter } from '#server/messages/sms-adapter.ts';
import { createSmtpAdapter } from '#server/messages/smtp-adapter.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { createSandboxAdapter } from '#server/sandbox/messages/sandbox-messages.ts';

/** For `openOutboundCalls`, which calls them. */
export function createMessageAdapters(config: Config, pool: Pool, log: Pick<Log, 'info'>): MessageAdapters {
  const standIn = (channel: Channel) => (isLocalDemo(config) ? createSandboxAdapter(pool, channel) : null);
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
