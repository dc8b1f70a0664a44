import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { AllowList } from './allow-list.ts';
import { answerBody, errorAnswer, knownError } from './answer-body.ts';
import { createEngine } from './execute/engine.ts';
import { openQueryPool } from './execute/query-pool.ts';
import { type Limits, shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import { OperationRefused, RequestError } from './request-error.ts';
import { readSession } from './session/read-session.ts';
import type { VerifyToken } from './session/session.ts';

type Options = {
  readonly pool: Pool;
  readonly metadataDirectory: string;
  readonly limits?: Limits;
  /** Lets tools ask for the schema. Off in a shop. */
  readonly introspection?: boolean;
  readonly verifyToken?: VerifyToken;
  /** The only operations that are answered; none stands for any. */
  readonly allow?: AllowList | undefined;
};

/** Nobody is known yet, so no token is. */
const refuseTokens: VerifyToken = async () => undefined;

/** `POST /v1/graphql` in Hasura's dialect; errors in what is asked are answered with 200, as Hasura does. */
export const dataService: FastifyPluginAsync<Options> = async (app, options) => {
  const { limits = shopLimits, introspection = false, verifyToken = refuseTokens } = options;
  const model = await readModel(options.pool, options.metadataDirectory);
  const pools = {
    read: openQueryPool(options.pool, limits, app.log),
    write: openQueryPool(options.pool, limits, app.log, 'read write'),
  };
  app.addHook('onClose', async () => {
    await Promise.all([pools.read.end(), pools.write.end()]);
  });
  const engine = createEngine({ pools, model, limits, introspection, allow: options.allow });

  // A form or a plain text may be sent by any page without asking; JSON may not.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const transport = transportError(error as FastifyError);
    const [status, refusal] = transport ?? [statusOf(error), knownError(error, request.log)];
    return reply.code(status).type('application/json; charset=utf-8').send(errorAnswer(refusal));
  });

  app.post('/v1/graphql', { bodyLimit: limits.bodyBytes }, async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    const session = await readSession(request.headers, verifyToken);
    // As bytes: a long text would be encoded once to be measured and once more to be sent.
    return Buffer.from(await answerBody({ engine, limits, log: request.log }, session, request.body));
  });
};

const statusOf = (error: unknown): number => (error instanceof OperationRefused ? 403 : 200);

/** What is wrong before there is a body to speak of. */
function transportError({ code, statusCode }: FastifyError): [number, RequestError] | undefined {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return [200, new RequestError('invalid-json', 'the body is not JSON')];
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return [413, new RequestError('body-limit-exceeded', 'the body is too large')];
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return [415, new RequestError('invalid-headers', 'the body must be application/json')];
  }
  // A client that left off in the middle, or sent less than it announced.
  return statusCode === 400 ? [400, new RequestError('invalid-json', 'the body is not complete')] : undefined;
}
