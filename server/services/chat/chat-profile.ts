import type { Pool } from '#server/platform/database/pool.ts';

type ChatProfile = {
  readonly name: string;
  readonly email: string;
  readonly acceptsEmail: boolean;
  readonly acceptsTexts: boolean;
};

/** The facts that the chat service may know of a member: no phone number, no orders. Each consent is the newest of its type. */
export async function readChatProfile(pool: Pool, userId: string): Promise<ChatProfile | null> {
  const { rows } = await pool.query<ChatProfile>(
    `with consent as (
      select distinct on (type) type, agreed from user_agreement
      where user_id = $1 and type in ('ADVERTISING', 'EMAIL', 'SMS') order by type, at desc, id
    )
    select nickname as name, email,
      2 = (select count(*) from consent where agreed and type in ('ADVERTISING', 'EMAIL')) as "acceptsEmail",
      2 = (select count(*) from consent where agreed and type in ('ADVERTISING', 'SMS')) as "acceptsTexts"
    from "user" where id = $1 and state = 'ACT'`,
    [userId],
  );
  return rows[0] ?? null;
}
