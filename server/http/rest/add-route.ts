import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type { PoolClient } from 'pg';
import { countDailyUse } from '#server/members/daily-use.ts';
import { networkOf } from '#server/platform/network/client-ip.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CodeOf, Contract, DataOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import { parseJson } from '#src/shared/parse.ts';
import { sendProblem } from '../problem.ts';
import { type StoredResponse, storedRefusal } from './idempotency.ts';
import { routeSchema } from './route-schema.ts';

/** Fastify's own request, with the types that the contract states. */
type ContractRequest<C extends Contract> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  { params: C['params']; querystring: C['query']; body: C['body'] },
  TypeBoxTypeProvider
> &
  (C extends { file: object } ? { readonly body: Buffer } : unknown) &
  // The nil UUID for a visitor, where visitors may call.
  (C extends { access: 'public' } ? unknown : { readonly memberId: string }) &
  // Empty where the provider names no session.
  (C extends { access: string } ? unknown : { readonly sessionId: string }) &
  (C extends { roles: readonly (infer Role)[] } ? { readonly memberRole: Role } : unknown) &
  // The response is stored in this transaction too, so a handler writes to the database through it and nothing else.
  (C extends { idempotent: true } ? { readonly transaction: PoolClient } : unknown) &
  (C extends { idempotent: 'forwarded' } ? { readonly idempotencyKey: string } : unknown);

type Body<C extends Contract> = ResponseBody<C, Date | string>;

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that responds with status 204 need not return anything
type BodyOrNothing<C extends Contract> = null extends Body<C> ? void : Body<C>;

type RefusalOf<C extends Contract> = {
  [Code in CodeOf<C>]: Refusal<Code, DataOf<C, Code, Date | string>>;
}[CodeOf<C>];

type SentReply<C extends Contract> = C extends { idempotent: true } ? never : FastifyReply;

/** @returns the body, a refusal that the contract names, or the reply if the handler has sent it by itself */
type Handler<C extends Contract> = (
  request: ContractRequest<C>,
  reply: FastifyReply,
) => Promise<BodyOrNothing<C> | RefusalOf<C> | SentReply<C>>;

type RouteOptions<C extends Contract> = {
  /** The keys that the call locks for others, see idempotency.ts. */
  readonly resourcesOf?: (request: ContractRequest<C>) => Promise<readonly string[]>;
  /** The routes whose calls do not count for the rate limit, which then looks at the body first. */
  readonly isUnlimited?: (request: FastifyRequest) => Promise<boolean>;
};

/** Adds the route of a contract: documented, validated, limited and serialized as the contract says. */
export function addRoute<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: Handler<C>,
  { resourcesOf, isUnlimited }: RouteOptions<C> = {},
): void {
  const [method, url = ''] = contract.endpoint.split(' ');
  const isPublic = contract.access !== undefined;
  app.route({
    method: method as HTTPMethods,
    url,
    schema: routeSchema(contract),
    config: {
      isFile: contract.file !== undefined,
      ...(contract.rateLimit && { rateLimit: rateLimitOptions(contract.rateLimit, isPublic, isUnlimited) }),
      ...(contract.essential && { isEssential: true }),
    },
    onRequest: accessHooks(app, contract),
    ...(contract.perDay &&
      contract.access === undefined && { preHandler: countDailyCalls(contract.endpoint, contract.perDay) }),
    ...(contract.file && { bodyLimit: contract.file.maxBytes }),
    handler: async (request, reply) => {
      if (contract.file && !Buffer.isBuffer(request.body)) return sendProblem(reply, 'VALIDATION');
      const handle = () => handler(request as ContractRequest<C>, reply);
      if (contract.idempotent === true) {
        const resources = await resourcesOf?.(request as ContractRequest<C>);
        return sendOnce(contract, request, reply, { handle, resources });
      }
      if (contract.idempotent) request.setDecorator('idempotencyKey', keyOf(request));
      const result: unknown = await handle();
      // A reply is thenable: awaiting one that a handler returns waits until it is sent, and gives nothing.
      if (result === reply || reply.sent) return reply;
      if (result instanceof Refusal) return sendProblem(reply, result.code, { data: result.data });
      return setStatus(contract, reply).send(result);
    },
  });
}

function accessHooks(app: FastifyInstance, { access, roles }: Contract): onRequestAsyncHookHandler[] {
  if (access === 'public') return [];
  const member = access === 'optional' ? app.readMember : app.requireMember;
  return roles ? [member, requireRole(roles)] : [member];
}

/** After the call is validated. One that is sent again, or refused, counts as well. */
const countDailyCalls =
  (kind: string, max: number): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const use = { memberId: memberIdOf(request), kind, amount: 1, max };
    if (!(await countDailyUse(request.server.pool, use))) return sendProblem(reply, 'DAILY_LIMIT');
  };

const requireRole =
  (roles: readonly string[]): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (!roles.includes(request.getDecorator<string>('memberRole'))) return sendProblem(reply, 'NO_ACCESS');
  };

/** Calls of a member count together wherever they come from, those of visitors by network. */
const rateLimitOptions = (
  { max, minutes }: NonNullable<Contract['rateLimit']>,
  isPublic: boolean,
  isUnlimited: ((request: FastifyRequest) => Promise<boolean>) | undefined,
) => ({
  ...(isUnlimited && { hook: 'preHandler' as const, allowList: isUnlimited }),
  max,
  timeWindow: minutes * 60_000,
  keyGenerator: (request: FastifyRequest) => (isPublic ? networkOf(request) : memberIdOf(request)),
});

const keyOf = (request: FastifyRequest) => String(request.headers['idempotency-key']).toLowerCase();

const memberIdOf = (request: FastifyRequest) => request.getDecorator<string>('memberId');

/** The first response goes out as it was stored, so a repetition gets the same bytes. */
async function sendOnce(
  contract: Contract,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    handle,
    resources,
  }: { readonly handle: () => Promise<unknown>; readonly resources?: readonly string[] | undefined },
): Promise<FastifyReply> {
  const { params, query, body } = request;
  const call = {
    userId: memberIdOf(request),
    scope: contract.endpoint,
    key: keyOf(request),
    content: { params, query, body },
    resources,
  };
  const { response, isReplayed } = await request.server.idempotency.runOnce(call, async (transaction) => {
    request.setDecorator('transaction', transaction);
    return toStoredResponse(contract, reply, await handle());
  });
  if (isReplayed) reply.header('idempotent-replayed', 'true');
  if (response.code) return sendProblem(reply, response.code, { data: parseJson(response.body) });
  reply.code(response.status);
  if (response.body === null) return reply.send();
  return reply.type('application/json; charset=utf-8').send(response.body);
}

function toStoredResponse(contract: Contract, reply: FastifyReply, result: unknown): StoredResponse {
  if (result instanceof Refusal) return storedRefusal(result);
  const { statusCode: status } = setStatus(contract, reply);
  return { status, code: null, body: result === undefined ? null : String(reply.serialize(result)) };
}

/** Unless the handler has set another status, it is the first of the contract. */
function setStatus({ responses }: Contract, reply: FastifyReply): FastifyReply {
  const [status] = Object.keys(responses);
  return reply.statusCode === 200 ? reply.code(Number(status)) : reply;
}
