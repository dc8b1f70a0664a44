import type { Pool } from '#server/database/pool.ts';
import type { VerifyAccessToken } from '../tokens/verify-access-token.ts';
import { createMemberRegister } from './ensure-member.ts';

/** Verifies, and gives a member whom the database does not know yet a row in `"user"`. */
export function authenticateBy(verify: VerifyAccessToken, pool: Pool): VerifyAccessToken {
  const ensureMember = createMemberRegister(pool);
  return async (token) => {
    const verified = await verify(token);
    if (verified.ok) await ensureMember(verified.value);
    return verified;
  };
}
