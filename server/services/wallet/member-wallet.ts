import type { DatabaseError, PoolClient } from 'pg';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Result } from '#server/platform/result.ts';

export type MemberWallet = {
  readonly email: string;
  readonly walletId: string;
  readonly connectedAt: Date;
  readonly requestKey: string;
};

type Request<Problem extends string> = {
  readonly userId: string;
  /** The key of the call: repeated, it gets the same answer. */
  readonly requestKey: string;
  readonly email: string;
  /** Creates the wallet, or proves that it is the member's. @returns its id */
  readonly findWalletId: () => Promise<Result<string, Problem>>;
};

const columns = `wallet_email as email, wallet_id as "walletId", connected_at as "connectedAt",
  request_key as "requestKey"`;

export async function readWallet(pool: Pool, userId: string): Promise<MemberWallet | null> {
  const { rows } = await pool.query<MemberWallet>(
    `select ${columns} from user_wallet where user_id = $1 and state = 'CONNECTED'`,
    [userId],
  );
  return rows[0] ?? null;
}

/** The wallet service is called outside of any transaction; if this process ends before the row is written, the call is repeated. */
export async function connectWallet<Problem extends string>(
  pool: Pool,
  { userId, requestKey, email, findWalletId }: Request<Problem>,
): Promise<Result<MemberWallet, Problem | 'already-connected'>> {
  const connected = await readWallet(pool, userId);
  if (connected) {
    return connected.requestKey === requestKey
      ? { ok: true, value: connected }
      : { ok: false, problem: 'already-connected' };
  }
  const found = await findWalletId();
  if (!found.ok) return found;
  return insertWallet(pool, [userId, normalizeEmail(email), found.value, requestKey]);
}

/** Of two calls at once, or of two members with one wallet, the first one has it. */
async function insertWallet(
  pool: Pool,
  values: readonly string[],
): Promise<Result<MemberWallet, 'already-connected'>> {
  try {
    const { rows } = await pool.query<MemberWallet>(
      `insert into user_wallet as wallet (user_id, state, wallet_email, wallet_id, request_key, connected_at)
       values ($1, 'CONNECTED', $2, $3, $4, now())
       on conflict (user_id) do update set state = 'CONNECTED', wallet_email = excluded.wallet_email,
         wallet_id = excluded.wallet_id, request_key = excluded.request_key,
         connected_at = excluded.connected_at, disconnected_at = null
       where wallet.state = 'DISCONNECTED' or wallet.request_key = excluded.request_key
       returning ${columns}`,
      [...values],
    );
    const [wallet] = rows;
    return wallet ? { ok: true, value: wallet } : { ok: false, problem: 'already-connected' };
  } catch (error) {
    if ((error as DatabaseError).constraint !== 'user_wallet_wallet_id_key') throw error;
    return { ok: false, problem: 'already-connected' };
  }
}

/** Without a connected wallet it does nothing. */
export async function disconnectWallet(database: Pool | PoolClient, userId: string): Promise<void> {
  await database.query(
    `update user_wallet set state = 'DISCONNECTED', wallet_email = null, wallet_id = null, request_key = null,
       disconnected_at = now()
     where user_id = $1 and state = 'CONNECTED'`,
    [userId],
  );
}
