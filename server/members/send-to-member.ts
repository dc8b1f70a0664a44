import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';
import type { Locale } from '#src/shared/locale.ts';

/** The text that a message says, in each language. */
export type MemberText = Readonly<Record<Locale, { readonly subject: string; readonly text: string }>>;

type Member = { readonly email: string; readonly phone: string | null; readonly locale: Locale };

/**
 * By email, or else by text message to a phone that a code has proved; in the language of the latest order. Nothing for
 * advertising, which needs consent.
 */
export async function sendToMember(
  transaction: PoolClient,
  messages: Messages,
  { memberId, kind, text }: { readonly memberId: string; readonly kind: string; readonly text: MemberText },
): Promise<void> {
  const { rows } = await transaction.query<Member>(
    `select email, case when phone_verified_at is not null then phone end as phone, coalesce((
       select locale from orders where user_id = $1 order by ordered_at desc limit 1), 'ko') as locale
     from "user" where id = $1 and state = 'ACT' and deleted_at is null`,
    [memberId],
  );
  const [member] = rows;
  if (!member) return;
  const { email, phone, locale } = member;
  const content = { kind, locale, ...text[locale] };
  if (messages.isAvailable('email'))
    await messages.send(transaction, { ...content, channel: 'email', recipient: email });
  else if (phone) await messages.send(transaction, { ...content, channel: 'sms', recipient: phone });
}
