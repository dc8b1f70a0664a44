import type { FastifyPluginAsync } from 'fastify';
import { normalizeIp } from '#server/network/client-ip.ts';
import type { VerifyAccessToken } from '../identity/tokens/verify-access-token.ts';
import {
  type ConsentChange,
  type ConsentDates,
  consentTypes,
  readConsents,
  readSenderName,
  updateConsents,
} from '../members/consents.ts';
import { membersOnly } from './member-only.ts';
import { sendProblem } from './problem.ts';

const problem = { $ref: 'Problem#' } as const;
const since = { type: ['string', 'null'], description: 'Since when; null: not agreed' } as const;
const consents = { advertising: since, push: since, night: since } as const;
const sender = { type: 'string', description: 'Who sends' } as const;

const state = { type: 'object', properties: { sender, ...consents } } as const;
const confirmation = {
  type: 'object',
  description: 'To be shown to the member: who sends, when it was agreed or taken back, and the result',
  properties: {
    sender,
    agreed_at: { type: 'string' },
    result: { type: 'object', properties: consents },
  },
} as const;
const answers = {
  type: 'object',
  minProperties: 1,
  properties: { advertising: { type: 'boolean' }, push: { type: 'boolean' }, night: { type: 'boolean' } },
} as const;

type Answers = { advertising?: boolean; push?: boolean; night?: boolean };

/** Consents to advertising, each given and taken back by itself. */
export const agreementRoutes: FastifyPluginAsync<{ authenticate: VerifyAccessToken }> = async (
  app,
  { authenticate },
) => {
  membersOnly(app, authenticate);

  app.get(
    '/me/agreements',
    { schema: { summary: 'My consents', tags: ['me'], response: { 200: state, 401: problem } } },
    async ({ memberId }) => ({
      sender: await readSenderName(app.pool),
      ...named(await readConsents(app.pool, memberId)),
    }),
  );

  const put = {
    summary: 'Agree, or take it back; what is not named stays',
    tags: ['me'],
    body: answers,
    response: { 200: confirmation, 401: problem, 422: problem, 429: problem },
  } as const;
  app.put<{ Body: Answers }>(
    '/me/agreements',
    { schema: put, config: { rateLimit: { max: 30, timeWindow: 60_000 } } },
    async (request, reply) => {
      const member = { userId: request.memberId, address: normalizeIp(request.ip) };
      const updated = await updateConsents(app.pool, member, readChanges(request.body));
      if (!updated.ok) return sendProblem(reply, 'ADVERTISING_REQUIRED');
      const { at, consents } = updated.value;
      return { sender: await readSenderName(app.pool), agreed_at: at, result: named(consents) };
    },
  );
};

/** Without advertising there is nothing to receive at night. */
function readChanges({ advertising, push, night }: Answers): ConsentChange[] {
  const requested = { ADVERTISING: advertising, PUSH: push, NIGHT: advertising === false ? false : night };
  return consentTypes.flatMap((type) => {
    const agreed = requested[type];
    return agreed === undefined ? [] : [{ type, agreed }];
  });
}

const named = ({ ADVERTISING, PUSH, NIGHT }: ConsentDates) => ({
  advertising: ADVERTISING,
  push: PUSH,
  night: NIGHT,
});
