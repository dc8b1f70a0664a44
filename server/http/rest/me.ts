import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { exportData } from '#server/accounts/export-data.ts';
import { changeNickname, changePassword, changePhone, readProfile } from '#server/accounts/profile.ts';
import {
  askToReauthenticate,
  reauthenticate,
  reauthenticateSocially,
} from '#server/accounts/reauthentication.ts';
import { withdraw } from '#server/accounts/withdraw.ts';
import { removeOtherSubscriptions, removeSubscriptionOfSession } from '#server/members/push-subscriptions.ts';
import { normalizeIp } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/me.ts';
import { addRoute } from './add-route.ts';
import { type AccountParts, localeOf, passwordProblems } from './auth.ts';

const withdrawalProblems = {
  'sells-here': 'WITHDRAW_SELLER',
  'open-orders': 'WITHDRAW_OPEN_ORDERS',
} as const;

const socialProblems = { expired: 'SOCIAL_EXPIRED', 'other-account': 'SOCIAL_OTHER_ACCOUNT' } as const;

/** The calls that members do with their own account. What is sensitive needs the password, entered in the last ten minutes. */
export const meRoutes: FastifyPluginAsync<AccountParts> = async (app, parts) => {
  profileRoutes(app, parts);
  reauthenticationRoute(app, parts);
  contactRoutes(app, parts);
  sessionRoutes(app, parts);
  departureRoutes(app, parts);
};

function profileRoutes(app: FastifyInstance, { identity: { accounts } }: AccountParts): void {
  const { pool } = app;
  addRoute(app, contracts.readProfile, async ({ memberId }) => {
    return (await readProfile(pool, accounts, memberId)) ?? refuse('NOT_FOUND');
  });

  addRoute(app, contracts.updateProfile, async ({ memberId, body }) => {
    const changed = await changeNickname(pool, memberId, body.nickname);
    if (changed !== 'done') return refuse(changed === 'taken' ? 'DUPLICATE_NICKNAME' : 'VALIDATION');
  });
}

function reauthenticationRoute(app: FastifyInstance, { identity }: AccountParts): void {
  const { accounts } = identity;
  const social = { pool: app.pool, accounts, codes: identity.socialCodes };
  addRoute(app, contracts.reauthenticate, async (request, reply) => {
    const { memberId, sessionId, body, ip } = request;
    if ('social_code' in body) {
      const brought = { code: body.social_code, browserHash: identity.browserCookie.read(request) };
      const outcome = await reauthenticateSocially(social, { memberId, sessionId, brought });
      return outcome === 'done' ? undefined : refuse(socialProblems[outcome]);
    }
    const attempt = { memberId, sessionId, password: body.password, address: normalizeIp(ip) };
    const result = await reauthenticate(accounts, attempt);
    switch (result.outcome) {
      case 'done':
        return;
      case 'wrong':
        return refuse('AUTH_INVALID_CREDENTIAL');
      case 'rate-limited':
        reply.header('retry-after', result.retryInSeconds);
        return refuse('RATE_LIMITED');
    }
  });
}

/** The phone number and the password. */
function contactRoutes(app: FastifyInstance, { identity: { accounts }, codes }: AccountParts): void {
  const { pool } = app;
  const parts = { pool, accounts };
  addRoute(app, contracts.updatePhone, async ({ memberId, sessionId, body }) => {
    const ways = await askToReauthenticate(parts, { memberId, sessionId });
    if (ways) return refuse('REAUTHENTICATION_REQUIRED', ways);
    const change = { memberId, phone: body.phone, token: body.verification_token };
    if (!(await changePhone(pool, codes, change))) return refuse('PHONE_NOT_VERIFIED');
  });

  addRoute(app, contracts.updatePassword, async (request) => {
    const { memberId, sessionId, body, ip } = request;
    const ways = await askToReauthenticate(parts, { memberId, sessionId });
    if (ways) return refuse('REAUTHENTICATION_REQUIRED', ways);
    const change = {
      memberId,
      sessionId,
      address: normalizeIp(ip),
      locale: localeOf(request),
      password: body.password,
      repeatedPassword: body.password_confirm,
    };
    const changed = await changePassword({ accounts, codes, messages: app.messages }, change);
    if (!changed.ok) return refuse(passwordProblems[changed.problem]);
  });
}

function sessionRoutes(app: FastifyInstance, { identity: { accounts } }: AccountParts): void {
  const { pool } = app;
  addRoute(app, contracts.listSessions, async ({ memberId, sessionId }) => {
    const sessions = (await accounts.listSessions(memberId)).map((session) => ({
      id: session.id,
      started_at: session.startedAt,
      used_at: session.usedAt,
      user_agent: session.userAgent,
      is_current: session.id === sessionId,
    }));
    // This browser first.
    return { sessions: sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
  });

  addRoute(app, contracts.endSession, async ({ memberId, params }) => {
    const session = { memberId, sessionId: params.id };
    if (!(await accounts.endSession(session))) return refuse('NOT_FOUND');
    await removeSubscriptionOfSession(pool, session);
  });

  addRoute(app, contracts.endOtherSessions, async ({ memberId, sessionId }) => {
    const ended = await accounts.endOtherSessions({ memberId, sessionId });
    await removeOtherSubscriptions(pool, memberId, sessionId);
    return { ended };
  });
}

/** The data that is known of a member, and the end of it. */
function departureRoutes(app: FastifyInstance, { identity: { accounts } }: AccountParts): void {
  const { pool } = app;
  const parts = { pool, accounts };
  addRoute(app, contracts.exportData, async ({ memberId, sessionId }) => {
    const ways = await askToReauthenticate(parts, { memberId, sessionId });
    if (ways) return refuse('REAUTHENTICATION_REQUIRED', ways);
    return { ...(await exportData(pool, memberId)), ...(await accounts.exportData(memberId)) } as never;
  });

  addRoute(app, contracts.withdraw, async ({ memberId, sessionId, body, ip }) => {
    const ways = await askToReauthenticate(parts, { memberId, sessionId });
    if (ways) return refuse('REAUTHENTICATION_REQUIRED', ways);
    const { reason_code: reasonCode, reason = null } = body;
    const withdrawn = await withdraw(parts, { memberId, reasonCode, reason, address: normalizeIp(ip) });
    return withdrawn.ok ? { purge_at: withdrawn.value } : refuse(withdrawalProblems[withdrawn.problem]);
  });
}
