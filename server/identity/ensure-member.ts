import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from '#server/platform/database/pool.ts';
import type { VerifiedToken, VerifyAccessToken } from './tokens/verify-access-token.ts';

type MemberClaims = Pick<VerifiedToken, 'userId' | 'email' | 'name'>;

export type EnsureMember = (member: MemberClaims) => Promise<void>;

const maxCachedMembers = 50_000;

/** Verifies an access token, and inserts a row into `"user"` at the first request of a new member. */
export function createAuthenticate(verify: VerifyAccessToken, pool: Pool): VerifyAccessToken {
  const ensureMember = createMemberRegistrar(pool);
  return async (token) => {
    const verified = await verify(token);
    if (verified.ok) await ensureMember(verified.value);
    return verified;
  };
}

/** Inserts a row into `"user"` unless it exists. Members seen before are cached and cost no query. */
export function createMemberRegistrar(pool: Pool): EnsureMember {
  const cache = new LRUCache<string, Promise<void>>({ max: maxCachedMembers });
  return (member) => {
    const cached = cache.get(member.userId);
    if (cached !== undefined) return cached;
    const registered = register(pool, member).catch((error: unknown) => {
      cache.delete(member.userId);
      throw error;
    });
    cache.set(member.userId, registered);
    return registered;
  };
}

async function register(pool: Pool, { userId, email, name }: MemberClaims): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await pool.query<{ isKnown: boolean }>({
      name: 'ensure-member',
      text: `with added as (
        insert into "user" (id, email, name, nickname)
        select $1::uuid, case when exists (select from "user" where email = $2 and deleted_at is null) then $3 else $2 end, $4, $5
        where not exists (select from "user" where id = $1)
        on conflict do nothing returning id
      )
      select exists (select from added) or exists (select from "user" where id = $1) as "isKnown"`,
      values: [
        userId,
        email?.toLowerCase() ?? placeholderEmail(userId),
        placeholderEmail(userId),
        name ?? '',
        newNickname(),
      ],
    });
    if (rows[0]?.isKnown) return;
  }
  throw new Error(`No free nickname was found for member ${userId}.`);
}

/** For a member without an e-mail address, or with one that another member already has: accounts are never merged. */
const placeholderEmail = (userId: string) => `${userId}@members.invalid`;

/** Public below reviews until the member chooses another, so it must not reveal name or e-mail address. */
const newNickname = () => `꾸미미${randomInt(100_000, 10_000_000)}`;
