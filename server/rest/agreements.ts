import type { FastifyPluginAsync } from 'fastify';
import { callerAddress } from '../caller-address.ts';
import type { VerifyAccessToken } from '../identity/tokens/verify-access-token.ts';
import {
  answerConsents,
  type ConsentAnswer,
  consentTypes,
  type GivenConsents,
  readConsents,
} from '../members/consents.ts';
import { readSender } from '../members/sender.ts';
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
      sender: await readSender(app.pool),
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
      const member = { userId: request.memberId, address: callerAddress(request.ip) };
      const answered = await answerConsents(app.pool, member, readAnswers(request.body));
      if (!answered.ok) return sendProblem(reply, 'ADVERTISING_REQUIRED');
      const { at, given } = answered.value;
      return { sender: await readSender(app.pool), agreed_at: at, result: named(given) };
    },
  );
};

/** Without advertising there is nothing to receive at night. */
function readAnswers({ advertising, push, night }: Answers): ConsentAnswer[] {
  const said = { ADVERTISING: advertising, PUSH: push, NIGHT: advertising === false ? false : night };
  return consentTypes.flatMap((type) => {
    const agreed = said[type];
    return agreed === undefined ? [] : [{ type, agreed }];
  });
}

const named = ({ ADVERTISING, PUSH, NIGHT }: GivenConsents) => ({
  advertising: ADVERTISING,
  push: PUSH,
  night: NIGHT,
});
