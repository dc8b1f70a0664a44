import type { FastifyPluginAsync } from 'fastify';
import { askToReauthenticate } from '#server/accounts/reauthentication.ts';
import { redeemCode } from '#server/identity/social/redeem-code.ts';
import {
  insertSocialAccount,
  listSocialAccounts,
  unlinkSocialAccount,
} from '#server/identity/social/social-accounts.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/social.ts';
import { addRoute } from './add-route.ts';
import type { AccountParts } from './auth.ts';

/** The social accounts of a member. */
export const socialAccountRoutes: FastifyPluginAsync<AccountParts> = async (app, { identity }) => {
  const { pool } = app;
  const { accounts, socialCodes: codes, browserCookie } = identity;
  const parts = { pool, accounts };

  addRoute(app, contracts.listSocialAccounts, async ({ memberId }) => ({
    accounts: (await listSocialAccounts(pool, memberId)).map(({ provider, linkedAt }) => ({
      provider,
      linked_at: linkedAt,
    })),
  }));

  addRoute(app, contracts.linkSocialAccount, async (request) => {
    const { memberId, sessionId, body } = request;
    // Before the code is used up, so that it is good for the repetition.
    const ways = await askToReauthenticate(parts, { memberId, sessionId });
    if (ways) return refuse('REAUTHENTICATION_REQUIRED', ways);
    const brought = { code: body.code, browserHash: browserCookie.read(request) };
    const identity = await redeemCode({ pool, codes }, brought, 'LINK');
    if (!identity) return refuse('SOCIAL_EXPIRED');
    if (!(await insertSocialAccount(pool, memberId, identity))) return refuse('SOCIAL_LINKED');
  });

  addRoute(app, contracts.unlinkSocialAccount, async ({ memberId, sessionId, params }) => {
    const ways = await askToReauthenticate(parts, { memberId, sessionId });
    if (ways) return refuse('REAUTHENTICATION_REQUIRED', ways);
    const unlinked = await unlinkSocialAccount(parts, memberId, params.provider);
    if (!unlinked.ok) return refuse(unlinked.problem === 'last' ? 'SOCIAL_LAST' : 'NOT_FOUND');
  });
};
