import type { FastifyPluginAsync } from 'fastify';
import {
  type ConsentChange,
  type ConsentDates,
  type ConsentType,
  consentTypes,
  readConsents,
  readSenderName,
  updateConsents,
} from '#server/members/consents.ts';
import { normalizeIp } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/agreements.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import { addRoute } from './add-route.ts';

/** Consents to advertising, each given and withdrawn by itself. */
export const agreementRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.readAgreements, async ({ memberId }) => ({
    sender: await readSenderName(app.pool),
    ...consentsByName(await readConsents(app.pool, memberId)),
  }));

  addRoute(app, contracts.updateAgreements, async ({ memberId, ip, body }) => {
    const member = { userId: memberId, address: normalizeIp(ip) };
    const updated = await updateConsents(app.pool, member, readChanges(body));
    if (!updated.ok) return refuse('ADVERTISING_REQUIRED');
    const { at, consents } = updated.value;
    return { sender: await readSenderName(app.pool), agreed_at: at, result: consentsByName(consents) };
  });
};

type Changes = InputOf<typeof contracts.updateAgreements>['body'];

/** Without advertising there is nothing to receive, neither by a channel nor at night. */
function readChanges(body: Changes): ConsentChange[] {
  return consentTypes.flatMap((type) => {
    const isMarketing = type === 'MARKETING';
    const agreed = body.advertising === false && !isMarketing ? false : body[nameOf(type)];
    return agreed === undefined ? [] : [{ type, agreed }];
  });
}

const nameOf = (type: ConsentType) => type.toLowerCase() as Lowercase<ConsentType>;

const consentsByName = (dates: ConsentDates) =>
  Object.fromEntries(consentTypes.map((type) => [nameOf(type), dates[type]])) as Readonly<
    Record<Lowercase<ConsentType>, Date | null>
  >;
