import type { FastifyReply } from 'fastify';
import type { SocialRefusal } from '../social/redeem-code.ts';
import { accountDisabled, sendOAuthError } from './oauth-error.ts';

/** Why nobody is signed in by the one-time code of a social provider. */
export function sendSocialRefusal(reply: FastifyReply, refusal: SocialRefusal): FastifyReply {
  switch (refusal.outcome) {
    case 'account-disabled':
      return reply.code(400).send({ ...accountDisabled, account_state: refusal.state });
    case 'not-registered': {
      const { email, isEmailVerified, name, provider } = refusal.identity;
      return reply.code(404).send({
        error: 'invalid_grant',
        error_description: 'Not registered',
        code: 'SOCIAL_NOT_REGISTERED',
        signup_token: refusal.signUpToken,
        profile: { provider, email, email_verified: isEmailVerified, name },
      });
    }
    case 'email-taken':
      return reply
        .code(409)
        .send({ error: 'invalid_grant', error_description: 'Email taken', code: 'SOCIAL_EMAIL_TAKEN' });
    case 'invalid-code':
      return sendOAuthError(reply, 400, 'invalid_grant', 'Code not valid');
  }
}
