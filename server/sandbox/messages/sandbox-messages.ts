import type { Channel, Message } from '#server/messages/message.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import type { CallAdapter } from '#server/platform/jobs/outbound-calls.ts';

/** A message as the demo shop shows it. */
export type SandboxMessage = CamelColumns<
  'demo_message',
  'channel' | 'kind' | 'recipient' | 'locale' | 'subject' | 'text' | 'sent_at'
>;

const maxMessages = 200;

/** Stands in for a provider: what would be sent is stored instead. */
export function createSandboxAdapter(pool: Pool, channel: Channel): CallAdapter<Message> {
  return {
    kind: channel,
    whenUnknown: 'repeat',
    async call(id, message) {
      const subject = message.channel === 'email' ? message.subject : null;
      await pool.query(
        `insert into demo_message (id, channel, kind, recipient, locale, subject, text)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
        [id, message.channel, message.kind, message.recipient, message.locale, subject, message.text],
      );
      await pool.query(
        'delete from demo_message where id in (select id from demo_message order by sent_at desc, id offset $1)',
        [maxMessages],
      );
      return { outcome: 'done' };
    },
  };
}

/** Newest first. */
export async function listSandboxMessages(pool: Pool): Promise<SandboxMessage[]> {
  const { rows } = await pool.query<SandboxMessage>(
    `select channel, kind, recipient, locale, subject, text, sent_at as "sentAt"
     from demo_message order by sent_at desc, id`,
  );
  return rows;
}
