import { createHash, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** The result of entering a code. */
type CodeOutcome = 'right' | 'mismatch' | 'expired' | 'too-many';

type StoredCode = { code_hash: string; expires_at: number; attempts: number };
type Wallet = { readonly id: string; readonly passwordHash: string };

const codeLifetimeMs = 5 * 60_000;
const maxCodeAttempts = 5;
const maxCodes = 5;
/** A member of the shop has five attempts; nobody can use up those of the owner. */
const maxPasswordAttempts = 20;
const windowMs = 10 * 60_000;

const tables = `
  create table if not exists wallet (
    id text primary key, email text not null unique, password_hash text not null, amount integer not null default 0
  ) strict;
  create table if not exists code (
    email text primary key, code_hash text not null, expires_at integer not null, attempts integer not null
  ) strict;
  create table if not exists attempt (email text not null, kind text not null, at integer not null) strict;
  create index if not exists attempt_email on attempt (email, kind, at);
  create table if not exists creation (key text primary key, email text not null, wallet_id text not null) strict;
`;

export type WalletStore = ReturnType<typeof openWalletStore>;

/** The file of the wallets. A value that its queries get is never part of their text. */
type WalletFile = {
  readonly one: <Row>(sql: string, ...values: (string | number)[]) => Row | undefined;
  /** @returns how many rows changed */
  readonly run: (sql: string, ...values: (string | number)[]) => number;
  readonly inTransaction: <Value>(work: () => Value) => Value;
  readonly now: () => number;
};

/**
 * The wallets in one file, which survives a restart. Its methods do not wait, and the process has one thread: of a
 * thousand guesses at once five are checked.
 */
export function openWalletStore(file: string, now: () => number = Date.now) {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec(tables);
  const wallets: WalletFile = {
    one: <Row>(sql: string, ...values: (string | number)[]) =>
      database.prepare(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => Number(database.prepare(sql).run(...values).changes),
    inTransaction: (work) => inTransaction(database, work),
    now,
  };
  return { ...codesOf(wallets), ...walletsOf(wallets), close: () => database.close() };
}

/** Nothing of it is stored if this process ends in between. */
function inTransaction<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('begin immediate');
  try {
    return work();
  } finally {
    database.exec('commit');
  }
}

/** @returns false if there were too many within ten minutes */
function countAttempt({ one, run, now }: WalletFile, email: string, kind: 'code' | 'password', most: number) {
  run('delete from attempt where at <= ?', now() - windowMs);
  const before = one<{ count: number }>(
    'select count(*) as count from attempt where email = ? and kind = ?',
    email,
    kind,
  );
  if ((before?.count ?? 0) >= most) return false;
  run('insert into attempt (email, kind, at) values (?, ?, ?)', email, kind, now());
  return true;
}

/** Codes that were sent to an address. */
function codesOf(file: WalletFile) {
  const { one, run, now } = file;
  return {
    /** Replaces the one before. @returns false if too many were requested */
    saveCode(email: string, code: string): boolean {
      if (!countAttempt(file, email, 'code', maxCodes)) return false;
      const expiresAt = now() + codeLifetimeMs;
      run(
        `insert into code (email, code_hash, expires_at, attempts) values (?, ?, ?, 0) on conflict (email) do update
         set code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0`,
        email,
        hashCode(email, code),
        expiresAt,
      );
      return true;
    },

    /** Counts the attempt. A right code stays until it is used. */
    checkCode(email: string, code: string): CodeOutcome {
      const stored = one<StoredCode>(
        'select code_hash, expires_at, attempts from code where email = ?',
        email,
      );
      if (!stored || stored.expires_at <= now()) return 'expired';
      if (stored.attempts >= maxCodeAttempts) return 'too-many';
      run('update code set attempts = attempts + 1 where email = ?', email);
      return stored.code_hash === hashCode(email, code) ? 'right' : 'mismatch';
    },
  };
}

function walletsOf(file: WalletFile) {
  const { one, run, inTransaction } = file;
  return {
    /** Uses the code up. @returns null if the address has a wallet, or the code was used meanwhile */
    createWallet(wallet: { email: string; code: string; passwordHash: string; key: string }): string | null {
      const { email, code, passwordHash, key } = wallet;
      return inTransaction(() => {
        const used = run('delete from code where email = ? and code_hash = ?', email, hashCode(email, code));
        if (used === 0) return null;
        const id = randomUUID();
        const added = run(
          'insert into wallet (id, email, password_hash) values (?, ?, ?) on conflict (email) do nothing',
          id,
          email,
          passwordHash,
        );
        if (added === 0) return null;
        run('insert into creation (key, email, wallet_id) values (?, ?, ?)', key, email, id);
        return id;
      });
    },

    /** The wallet that a call with this key has created before. */
    findCreated: (key: string, email: string): string | null =>
      one<{ id: string }>('select wallet_id as id from creation where key = ? and email = ?', key, email)
        ?.id ?? null,

    findWallet: (email: string): Wallet | null =>
      one<Wallet>('select id, password_hash as passwordHash from wallet where email = ?', email) ?? null,

    /** @returns false if there were too many within ten minutes */
    countPasswordAttempt: (email: string) => countAttempt(file, email, 'password', maxPasswordAttempts),

    readAmount: (id: string): number | null =>
      one<{ amount: number }>('select amount from wallet where id = ?', id)?.amount ?? null,
  };
}

// Six digits are guessed from their hash; it only keeps them out of copies that somebody looks at.
const hashCode = (email: string, code: string) =>
  createHash('sha256').update(`${email} ${code}`).digest('hex');
