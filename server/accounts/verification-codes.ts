import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { ClientBase } from 'pg';
import { type RateLimit, type RateLimitBucket, takeTurn } from '#server/identity/accounts/rate-limit.ts';
import type { Channel, Message } from '#server/messages/message.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type CodePurpose, codeMessage } from './code-message.ts';

type CodeRequest = {
  readonly purpose: CodePurpose;
  /** A phone number in digits, or a normalized email address. */
  readonly target: string;
  readonly memberId: string | null;
  /** See `networkOf`. */
  readonly network: string;
  readonly locale: Locale;
};

type SendOutcome =
  | { readonly ok: true; readonly id: string; readonly expiresInSeconds: number }
  | { readonly ok: false; readonly problem: 'not-available' | 'malformed' }
  | { readonly ok: false; readonly problem: 'too-many'; readonly retryInSeconds: number };

type Verification = {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly token: string;
  readonly memberId: string | null;
};

export type VerificationCodes = {
  /** `isExpected`: without it the same is done, but nothing is sent. */
  send(request: CodeRequest, isExpected?: () => Promise<boolean>): Promise<SendOutcome>;
  /** @returns a token that proves once, within 15 minutes, that its owner has got the code */
  verify(entered: {
    readonly id: string;
    readonly code: string;
    readonly memberId: string | null;
  }): Promise<Result<string, 'mismatch' | 'expired' | 'too-many'>>;
  /** Whether `consume` would accept it now; for a check before expensive work. */
  isVerified(verification: Verification): Promise<boolean>;
  /** In the transaction of what the token allows, so that it is used up if, and only if, that is committed. */
  consume(client: ClientBase, verification: Verification): Promise<boolean>;
  /** Ends all other codes and tokens of the target, in the transaction of what makes them pointless. */
  revoke(client: ClientBase, revoked: Pick<Verification, 'purpose' | 'target'>): Promise<void>;
};

type CodeRules = {
  readonly channel: Channel;
  readonly seconds: number;
  readonly generate: () => string;
  readonly perTarget: RateLimit;
};

const daySeconds = 24 * 3600;

const phoneRules: CodeRules = {
  channel: 'sms',
  seconds: 180,
  generate: () => String(randomInt(1_000_000)).padStart(6, '0'),
  perTarget: { name: 'codes to a phone', burst: 5, seconds: daySeconds / 5 },
};

// Crockford's base 32: no letter that is read as another. 40 bits, because whoever guesses may request codes of his own.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const emailRules: CodeRules = {
  channel: 'email',
  seconds: 600,
  generate: () => Array.from(randomBytes(8), (byte) => letters[byte % 32]).join(''),
  perTarget: { name: 'codes to an email address', burst: 5, seconds: 1800 },
};

const normalizeCode = (entered: string) =>
  entered.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const codeRules = {
  SIGN_UP: phoneRules,
  SIGN_UP_EMAIL: emailRules,
  PHONE_CHANGE: phoneRules,
  PASSWORD_RESET: emailRules,
} as const satisfies Record<CodePurpose, CodeRules>;

export const resendSeconds = 60;
const perNetwork: RateLimit = { name: 'codes by a network', burst: 20, seconds: daySeconds / 20 };
const perMember: RateLimit = { name: 'codes by a member', burst: 5, seconds: daySeconds / 5 };
const resend: RateLimit = { name: 'next code', burst: 1, seconds: resendSeconds };

const maxAttempts = 5;
const tokenMinutes = 15;

const valid = `token_hash = $1 and purpose = $2 and target_hash = $3 and (member_id is null or member_id = $4)
  and consumed_at is null and verified_at > now() - interval '${tokenMinutes} minutes'`;
type Parts = { readonly pool: Pool; readonly messages: Messages; readonly encryptionKey: Buffer };

/** Hashes of codes and of their targets: neither is stored as it is. */
type Hashes = {
  readonly codeHash: (id: string, code: string) => Buffer;
  readonly targetHash: (of: Pick<Verification, 'purpose' | 'target'>) => Buffer;
};

function createHashes(encryptionKey: Buffer): Hashes {
  const key = createHmac('sha256', encryptionKey).update('verification codes').digest();
  const hmacOf = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  return { codeHash: hmacOf, targetHash: ({ purpose, target }) => hmacOf(purpose, target) };
}

export function createVerificationCodes({ pool, messages, encryptionKey }: Parts): VerificationCodes {
  const hashes = createHashes(encryptionKey);
  const { targetHash } = hashes;
  const valuesOf = (verification: Verification) => [
    createHash('sha256').update(verification.token).digest(),
    verification.purpose,
    targetHash(verification),
    verification.memberId,
  ];

  return {
    async send(request, isExpected = async () => true) {
      const rules = codeRules[request.purpose];
      if (!messages.isAvailable(rules.channel)) return { ok: false, problem: 'not-available' };
      const retryInSeconds = await takeTurns(pool, request, rules);
      if (retryInSeconds > 0) return { ok: false, problem: 'too-many', retryInSeconds };
      // Outside the transaction, because an external provider may be asked.
      const expected = await isExpected();
      const code = rules.generate();
      return inTransaction(pool, async (client) => {
        const id = await store(client, hashes, request, code);
        const sent = await sendIf(expected, messages, client, codeMessage(request, code));
        if (!sent.ok) return { ok: false, problem: sent.problem };
        return { ok: true, id, expiresInSeconds: rules.seconds };
      });
    },

    verify: (entered) => verify(pool, hashes, entered),

    async isVerified(verification) {
      const query = `select from verification_code where ${valid}`;
      return (await pool.query(query, valuesOf(verification))).rowCount === 1;
    },

    async consume(client, verification) {
      const query = `update verification_code set consumed_at = now() where ${valid}`;
      return (await client.query(query, valuesOf(verification))).rowCount === 1;
    },

    async revoke(client, revoked) {
      await client.query(
        'delete from verification_code where purpose = $1 and target_hash = $2 and consumed_at is null',
        [revoked.purpose, targetHash(revoked)],
      );
    },
  };
}

async function store(
  client: ClientBase,
  { codeHash, targetHash }: Hashes,
  request: CodeRequest,
  code: string,
): Promise<string> {
  const id = randomUUID();
  await client.query({
    name: 'verification-code-insert',
    text: `insert into verification_code (id, purpose, target_hash, code_hash, member_id, expires_at)
      values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
    values: [
      id,
      request.purpose,
      targetHash(request),
      codeHash(id, code),
      request.memberId,
      codeRules[request.purpose].seconds,
    ],
  });
  return id;
}

/** For a target that is not expected everything is done and then undone, so that it takes as long. */
async function sendIf(isExpected: boolean, messages: Messages, client: ClientBase, message: Message) {
  await client.query('savepoint message');
  const sent = await messages.send(client, message);
  await client.query(isExpected ? 'release savepoint message' : 'rollback to savepoint message');
  return sent;
}

type EnteredCode = Parameters<VerificationCodes['verify']>[0];

async function verify(
  pool: Pool,
  { codeHash }: Hashes,
  { id, code, memberId }: EnteredCode,
): ReturnType<VerificationCodes['verify']> {
  const { rows } = await pool.query<{ code_hash: Buffer }>(
    `update verification_code set attempts = attempts + 1
     where id = $1 and (member_id is null or member_id = $2) and verified_at is null and expires_at > now()
       and attempts < $3
     returning code_hash`,
    [id, memberId, maxAttempts],
  );
  const [counted] = rows;
  if (!counted) return { ok: false, problem: await whyNot(pool, id, memberId) };
  if (!timingSafeEqual(counted.code_hash, codeHash(id, normalizeCode(code)))) {
    return { ok: false, problem: 'mismatch' };
  }
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await pool.query(
    `update verification_code set verified_at = now(), token_hash = $2 where id = $1 and verified_at is null`,
    [id, createHash('sha256').update(token).digest()],
  );
  return rowCount === 1 ? { ok: true, value: token } : { ok: false, problem: 'expired' };
}

/** First the network: one that asks too often must not use up the turns of other people's phones. */
async function takeTurns(pool: Pool, request: CodeRequest, { perTarget }: CodeRules): Promise<number> {
  const { purpose, target, network, memberId } = request;
  const buckets: RateLimitBucket[] = [
    { limit: perNetwork, subject: network },
    ...(memberId ? [{ limit: perMember, subject: memberId }] : []),
    // By purpose, because a new member may have to reset the password at once.
    { limit: resend, subject: `${purpose} ${target}` },
    { limit: perTarget, subject: target },
  ];
  for (const bucket of buckets) {
    const wait = await takeTurn(pool, bucket);
    if (wait > 0) return wait;
  }
  return 0;
}

/** An unknown code, one of somebody else and one that was used are as good as expired. */
async function whyNot(pool: Pool, id: string, memberId: string | null): Promise<'expired' | 'too-many'> {
  const { rowCount } = await pool.query(
    `select from verification_code where id = $1 and (member_id is null or member_id = $2) and verified_at is null
       and expires_at > now() and attempts >= $3`,
    [id, memberId, maxAttempts],
  );
  return rowCount === 1 ? 'too-many' : 'expired';
}

/** After a day nothing of a code is of use. */
export async function deleteOldCodes(pool: Pool): Promise<void> {
  await pool.query(`delete from verification_code where created_at < now() - interval '1 day'`);
}
