import type { ClientBase } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';

/** A browser's `PushSubscription`. */
export type BrowserSubscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The VAPID public key it was created with. */
  readonly publicKey: string;
};

export type SubscriptionOwner = {
  readonly userId: string;
  readonly sessionId: string;
  readonly locale: 'ko' | 'en';
  readonly origin: string;
  readonly userAgent: string | null;
};

/** Per member. Beyond that the subscription that has been unused for the longest time is deleted. */
const maxSubscriptions = 10;

/** Idempotent. There is one row per browser: a member who signs in there takes it over. */
export async function saveSubscription(
  pool: Pool,
  { userId, sessionId, locale, origin, userAgent }: SubscriptionOwner,
  { endpoint, p256dh, auth, publicKey }: BrowserSubscription,
): Promise<void> {
  await pool.query(
    `with saved as (
      insert into push_subscription (user_id, endpoint, p256dh, auth, public_key, locale, origin, user_agent, session_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $10)
      on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
        public_key = excluded.public_key, locale = excluded.locale, origin = excluded.origin,
        user_agent = excluded.user_agent, session_id = excluded.session_id
      -- Knowing another member's endpoint alone is not enough to take it over.
      where push_subscription.user_id = excluded.user_id or push_subscription.auth = excluded.auth
      returning id
    )
    delete from push_subscription where id in (
      select id from push_subscription where user_id = $1 and endpoint <> $2
      order by coalesce(last_ok_at, created_at) desc offset $9)`,
    [userId, endpoint, p256dh, auth, publicKey, locale, origin, userAgent, maxSubscriptions - 1, sessionId],
  );
}

/** Authenticates a browser that has no access token: only the browser and this server know both values. */
export type SubscriptionCredentials = { readonly endpoint: string; readonly auth: string };

/** For a browser whose member has signed out. */
export async function removeSubscription(
  pool: Pool,
  { endpoint, auth }: SubscriptionCredentials,
): Promise<void> {
  await pool.query('delete from push_subscription where endpoint = $1 and auth = $2', [endpoint, auth]);
}

/** For a browser whose session was ended on another device. */
export async function removeSubscriptionOfSession(
  database: Pool | ClientBase,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): Promise<void> {
  await database.query('delete from push_subscription where user_id = $1 and session_id = $2', [
    memberId,
    sessionId,
  ]);
}

/** For all browsers of a member but the one of this session, if any. */
export async function removeOtherSubscriptions(
  database: Pool | ClientBase,
  memberId: string,
  keptSessionId: string | null,
): Promise<void> {
  await database.query(
    'delete from push_subscription where user_id = $1 and ($2::text is null or session_id is distinct from $2)',
    [memberId, keptSessionId],
  );
}

/**
 * For a browser that has changed its subscription itself (`pushsubscriptionchange`).
 * @returns whether the old subscription existed
 */
export async function replaceSubscription(
  pool: Pool,
  old: SubscriptionCredentials,
  { endpoint, p256dh, auth }: Omit<BrowserSubscription, 'publicKey'>,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update push_subscription set endpoint = $3, p256dh = $4, auth = $5
     where endpoint = $1 and auth = $2
       and not exists (select from push_subscription other where other.endpoint = $3 and other.endpoint <> $1)`,
    [old.endpoint, old.auth, endpoint, p256dh, auth],
  );
  return rowCount === 1;
}
