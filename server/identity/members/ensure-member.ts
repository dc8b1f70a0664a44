import { randomInt } from 'node:crypto';
import type { Pool } from '#server/database/pool.ts';
import type { VerifiedToken } from '../tokens/verify-access-token.ts';

type MemberFacts = Pick<VerifiedToken, 'userId' | 'email' | 'name'>;

export type EnsureMember = (member: MemberFacts) => Promise<void>;

const rememberedMembers = 50_000;

/**
 * Gives everybody whom the identity provider knows a row in `"user"`, with their first authenticated request. A member
 * seen before costs nothing.
 */
export function createMemberRegister(pool: Pool): EnsureMember {
  const known = new Map<string, Promise<void>>();
  return (member) => {
    const earlier = known.get(member.userId);
    if (earlier !== undefined) return earlier;
    if (known.size >= rememberedMembers) known.clear();
    const registered = register(pool, member).catch((error: unknown) => {
      known.delete(member.userId);
      throw error;
    });
    known.set(member.userId, registered);
    return registered;
  };
}

async function register(pool: Pool, { userId, email, name }: MemberFacts): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await pool.query<{ isKnown: boolean }>(
      `with added as (
        insert into "user" (id, email, name, nickname)
        select $1::uuid, case when exists (select from "user" where email = $2 and deleted_at is null) then $3 else $2 end, $4, $5
        where not exists (select from "user" where id = $1)
        on conflict do nothing returning id
      )
      select exists (select from added) or exists (select from "user" where id = $1) as "isKnown"`,
      [userId, email?.toLowerCase() ?? addressless(userId), addressless(userId), name ?? '', newNickname()],
    );
    if (rows[0]?.isKnown) return;
  }
  throw new Error(`No free nickname was found for member ${userId}.`);
}

/** An e-mail address that another member already has is not taken over, and never joins two members. */
const addressless = (userId: string) => `${userId}@members.invalid`;

/** Stands under reviews until the member chooses one, so it says nothing of name or address. */
const newNickname = () => `꾸미미${randomInt(100_000, 10_000_000)}`;
