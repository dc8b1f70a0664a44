import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isAccountEmail } from '#server/accounts/new-member.ts';
import { resetPassword } from '#server/accounts/reset-password.ts';
import { signUp } from '#server/accounts/sign-up.ts';
import {
  deleteOldCodes,
  resendSeconds,
  type VerificationCodes,
} from '#server/accounts/verification-codes.ts';
import type { AccountStore } from '#server/identity/account-store.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import { networkOf, normalizeIp } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/auth.ts';
import { type Locale, pickLocale } from '#src/shared/locale.ts';
import { addRoute } from './add-route.ts';
import { visitorId } from './visitor-id.ts';

export const passwordProblems = {
  'password-format': 'PASSWORD_FORMAT',
  'password-mismatch': 'PASSWORD_MISMATCH',
  'password-common': 'PASSWORD_COMMON',
  busy: 'OVERLOADED',
} as const;

export const signUpProblems = {
  ...passwordProblems,
  'age-limit': 'AGE_LIMIT',
  'terms-required': 'TERMS_REQUIRED',
  'terms-missing': 'SIGN_UP_UNAVAILABLE',
  'email-format': 'ID_FORMAT',
  'phone-not-verified': 'PHONE_NOT_VERIFIED',
  'email-not-verified': 'EMAIL_NOT_VERIFIED',
  'duplicate-email': 'DUPLICATE_ID',
  'duplicate-nickname': 'DUPLICATE_NICKNAME',
  'nickname-format': 'VALIDATION',
  linked: 'SOCIAL_LINKED',
} as const;

const codeProblems = {
  mismatch: 'CODE_MISMATCH',
  expired: 'CODE_EXPIRED',
  'too-many': 'CODE_TOO_MANY',
} as const;

export type AccountParts = { readonly identity: IdentityProvider; readonly codes: VerificationCodes };

/** Becoming a member, and getting back in without the password. */
export const authRoutes: FastifyPluginAsync<AccountParts> = async (app, { identity, codes }) => {
  const { accounts } = identity;
  repeat(app, {
    everyMs: hourMs,
    task: () => deleteOldCodes(app.pool),
    failure: 'verification codes: removing old ones failed, will retry',
  });
  addRoute(app, contracts.checkEmail, async ({ body }) => {
    const email = normalizeEmail(body.email);
    if (!isAccountEmail(email)) return refuse('ID_FORMAT');
    if (await accounts.isEmailTaken(email)) return refuse('DUPLICATE_ID');
  });

  addRoute(app, contracts.sendCode, async (request) => {
    const { purpose } = request.body;
    const { memberId } = request;
    if (purpose === 'PHONE_CHANGE' && memberId === visitorId) return refuse('AUTH_REQUIRED');
    const target = await readTarget(accounts, request.body);
    if (typeof target !== 'string') return target;
    const common = { network: networkOf(request), locale: localeOf(request) };
    const sent =
      purpose === 'PASSWORD_RESET'
        ? await sendResetCode({ accounts, codes }, { ...common, target })
        : await codes.send({
            ...common,
            purpose,
            target,
            memberId: purpose === 'PHONE_CHANGE' ? memberId : null,
          });
    if (sent.ok) return { id: sent.id, expires_in: sent.expiresInSeconds, resend_in: resendSeconds };
    return refuseCode(sent);
  });

  addRoute(app, contracts.verifyCode, async ({ body, memberId }) => {
    const verified = await codes.verify({ ...body, memberId });
    return verified.ok ? { verification_token: verified.value } : refuse(codeProblems[verified.problem]);
  });

  addRoute(app, contracts.signUp, async ({ body, ip }) => {
    if (!app.messages.isAvailable('sms')) return refuse('NOT_FOUND');
    const { password_confirm: repeatedPassword, verification_token: verificationToken, ...fields } = body;
    const form = { ...fields, repeatedPassword, verificationToken, emailToken: body.email_token ?? null };
    const hasEmail = app.messages.isAvailable('email');
    const signedUp = await signUp({ accounts, codes, hasEmail }, form, normalizeIp(ip));
    if (signedUp.ok) return { id: signedUp.value };
    reportMissingTerms(app.log, signedUp.problem);
    return refuse(signUpProblems[signedUp.problem]);
  });

  addRoute(app, contracts.resetPassword, async (request) => {
    const { email, password, password_confirm, verification_token } = request.body;
    const reset = {
      email,
      password,
      repeatedPassword: password_confirm,
      verificationToken: verification_token,
      locale: localeOf(request),
      address: normalizeIp(request.ip),
    };
    const done = await resetPassword({ accounts, codes, messages: app.messages }, reset);
    if (done.ok) return;
    return refuse(done.problem === 'not-verified' ? 'PHONE_NOT_VERIFIED' : passwordProblems[done.problem]);
  });
};

/** The phone number, or the e-mail address as accounts have it; or why no code is sent there. */
async function readTarget(
  accounts: AccountStore,
  { purpose, target }: { readonly purpose: string; readonly target: string },
) {
  if (purpose !== 'PASSWORD_RESET' && purpose !== 'SIGN_UP_EMAIL') return target;
  const email = normalizeEmail(target);
  if (!isAccountEmail(email)) return refuse('ID_FORMAT');
  if (purpose === 'SIGN_UP_EMAIL' && (await accounts.isEmailTaken(email))) return refuse('DUPLICATE_ID');
  return email;
}

type Unsent = Extract<Awaited<ReturnType<VerificationCodes['send']>>, { readonly ok: false }>;

function refuseCode(unsent: Unsent) {
  switch (unsent.problem) {
    case 'not-available':
      return refuse('NOT_FOUND');
    case 'malformed':
      return refuse('ID_FORMAT');
    case 'too-many':
      return refuse('CODE_TOO_MANY', { retry_in: unsent.retryInSeconds });
  }
}

export function reportMissingTerms(log: FastifyBaseLogger, problem: string): void {
  if (problem !== 'terms-missing') return;
  log.error('sign-up: refused, because a text that was agreed to is missing: add it to the table terms');
}

/** The same is done for an address without an account, but nothing is sent. */
async function sendResetCode(
  { accounts, codes }: { readonly accounts: AccountStore; readonly codes: VerificationCodes },
  request: { readonly target: string; readonly network: string; readonly locale: Locale },
) {
  const { target } = request;
  // Accounts that are suspended or withdrawn are as good as unknown.
  const isExpected = async () => (await accounts.findResettable(target)) !== null;
  return codes.send({ ...request, purpose: 'PASSWORD_RESET', memberId: null }, isExpected);
}

export const localeOf = ({ headers }: FastifyRequest) => pickLocale(null, headers['accept-language']);
