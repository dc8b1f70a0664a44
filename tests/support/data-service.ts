import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type DataServiceOptions, openDataService } from '#server/data-service/data-service.ts';
import { dataServiceRoute } from '#server/data-service/plugin.ts';
import type { VerifyToken } from '#server/data-service/session.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { withDatabase } from './database.ts';
import { metadataDirectory } from './metadata-directory.ts';
import { insertSmallShop } from './small-shop.ts';

type Answer = {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { message: string; extensions: { path: string; code: string } }[];
};

type Options = Partial<
  Pick<DataServiceOptions, 'limits' | 'mutationLimits' | 'resourceGroups' | 'introspection'>
> & {
  /** Between the service and the database. */
  readonly proxied?: (address: ClientConfig) => ClientConfig;
  /** Where it logs; nowhere unless a test reads it. */
  readonly logger?: FastifyBaseLogger;
};

/** The viewer who asks: a visitor, or a member by role and id. */
export type Caller = 'public' | { readonly role: string; readonly user: string };

// Stands in for the identity provider: the token says it all, `user:<id>`.
const verifyToken: VerifyToken = async (token) => {
  const [role, user] = token.split('_');
  if (!role || !user || role === 'forged') return undefined;
  return { defaultRole: role, allowedRoles: [role], variables: new Map([['x-hasura-user-id', user]]) };
};

/** A data service over the small shop, in a database of this test file. */
export function withDataService({ proxied, logger, ...options }: Options = {}) {
  const { pool, address } = withDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    await insertSmallShop(pool);
    app = fastify({ ...(logger && { loggerInstance: logger }) });
    const ownPool = proxied ? createPool(proxied(address), app.log) : pool;
    if (proxied) app.addHook('onClose', () => ownPool.end());
    const service = await openDataService({
      pool: ownPool,
      metadataDirectory,
      log: app.log,
      mutationLimits: { perMinute: Number.POSITIVE_INFINITY, perDay: Number.POSITIVE_INFINITY },
      ...options,
    });
    await app.register(dataServiceRoute, { service, verifyToken });
  });
  afterAll(() => app.close());

  const post = (body: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({
      remoteAddress,
      method: 'POST',
      url: '/v1/graphql',
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  const execute = async (query: string, variables: object = {}, caller: Caller = 'public'): Promise<Answer> =>
    (await post({ query, variables }, headersOf(caller))).json<Answer>();

  return {
    pool,
    post,
    execute,
    /** The first error of a question that must be refused. */
    refusal: async (query: string, variables?: object, caller?: Caller) => {
      const { data, errors } = await execute(query, variables, caller);
      return { data, message: errors?.[0]?.message, ...errors?.[0]?.extensions };
    },
  };
}

/** A list in an answer, which no type knows. */
export const listed = <Row>(rows: unknown): Row[] => (Array.isArray(rows) ? rows : []);

export const admin: Caller = { role: 'admin', user: 'nobody' };

export function headersOf(caller: Caller): Record<string, string> {
  if (caller === 'public') return { 'x-hasura-role': 'public' };
  return { authorization: `Bearer ${caller.role}_${caller.user}` };
}
