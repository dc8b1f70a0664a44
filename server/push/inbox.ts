import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';

export type InboxNotification = Columns<
  'push_message',
  'id' | 'topic' | 'title' | 'title_en' | 'body' | 'body_en' | 'path'
> &
  Columns<'notification', 'created_at' | 'read_at'>;

const entriesPerPage = 50;

/** The newest first, one page. */
export async function listNotifications(pool: Pool, userId: string): Promise<InboxNotification[]> {
  const { rows } = await pool.query<InboxNotification>(
    `select message.id, topic, title, title_en, body, body_en, path, notification.created_at, read_at
    from notification join push_message message on message.id = message_id
    where user_id = $1 order by notification.created_at desc, message_id limit $2`,
    [userId, entriesPerPage],
  );
  return rows;
}

export async function countUnread(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>(
    'select count(*)::int as unread from notification where user_id = $1 and read_at is null',
    [userId],
  );
  return rows[0]?.unread ?? 0;
}

/** @param ids null: all */
export async function markRead(pool: Pool, userId: string, ids: readonly string[] | null): Promise<void> {
  await pool.query(
    `update notification set read_at = now()
     where user_id = $1 and read_at is null and ($2::uuid[] is null or message_id = any($2))`,
    [userId, ids],
  );
}
