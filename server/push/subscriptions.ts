import type { Pool } from '#server/database/pool.ts';

/** What a browser gives out of its `PushSubscription`. */
export type BrowserSubscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The shop's key it was made for. */
  readonly publicKey: string;
};

export type Device = {
  readonly userId: string;
  readonly locale: 'ko' | 'en';
  readonly origin: string;
  readonly userAgent: string | null;
};

/** More is a script, not a person; the one not heard of for longest makes room. */
const mostDevices = 10;

/** One row per browser: who signs in there takes it over, and sending it twice changes nothing. */
export async function saveSubscription(
  pool: Pool,
  { userId, locale, origin, userAgent }: Device,
  { endpoint, p256dh, auth, publicKey }: BrowserSubscription,
): Promise<void> {
  await pool.query(
    `with saved as (
      insert into push_subscription (user_id, endpoint, p256dh, auth, public_key, locale, origin, user_agent)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
        public_key = excluded.public_key, locale = excluded.locale, origin = excluded.origin,
        user_agent = excluded.user_agent
      -- An endpoint alone, seen somewhere, takes nobody's device over.
      where push_subscription.user_id = excluded.user_id or push_subscription.auth = excluded.auth
      returning id
    )
    delete from push_subscription where id in (
      select id from push_subscription where user_id = $1 and endpoint <> $2
      order by coalesce(last_ok_at, created_at) desc offset $9)`,
    [userId, endpoint, p256dh, auth, publicKey, locale, origin, userAgent, mostDevices - 1],
  );
}

/** What a browser proves itself by where it has no access token: only it and we know both. */
export type KnownBrowser = { readonly endpoint: string; readonly auth: string };

/** A browser nobody is signed in to any more. */
export async function removeSubscription(pool: Pool, { endpoint, auth }: KnownBrowser): Promise<void> {
  await pool.query('delete from push_subscription where endpoint = $1 and auth = $2', [endpoint, auth]);
}

/**
 * A browser changed its subscription by itself.
 * @returns whether there was such a subscription
 */
export async function replaceSubscription(
  pool: Pool,
  old: KnownBrowser,
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
