import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { errorAnswer, unexpected } from './error-answer.ts';
import { clientError } from './execute/database-error.ts';
import { createEngine, type GraphqlRequest } from './execute/engine.ts';
import { openQueryPool } from './execute/query-pool.ts';
import { type Limits, shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import { readBody } from './read-body.ts';
import { RequestError } from './request-error.ts';
import { readSession } from './session/read-session.ts';
import type { Session, VerifyToken } from './session/session.ts';

type Options = {
  readonly pool: Pool;
  readonly metadataDirectory: string;
  readonly limits?: Limits;
  /** Lets tools ask for the schema. Off in a shop. */
  readonly introspection?: boolean;
  readonly verifyToken?: VerifyToken;
};

/** Nobody is known yet, so no token is. */
const refuseTokens: VerifyToken = async () => undefined;

/** `POST /v1/graphql` in Hasura's dialect; errors are answered with 200, as Hasura does. */
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
  const engine = createEngine({ pools, model, limits, introspection });

  const answer = async (session: Session, operation: GraphqlRequest, request: FastifyRequest) => {
    try {
      return `{"data":${await engine(session, operation)}}`;
    } catch (error) {
      return errorAnswer(knownError(error, request));
    }
  };

  // A form or a plain text may be sent by any page without asking; JSON may not.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const transport = transportError(error as FastifyError);
    const [status, refusal] = transport ?? [200, knownError(error, request)];
    return reply.code(status).type('application/json; charset=utf-8').send(errorAnswer(refusal));
  });

  app.post('/v1/graphql', { bodyLimit: limits.bodyBytes }, async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    const session = await readSession(request.headers, verifyToken);
    const body = readBody(request.body, limits);
    // As bytes: a long text would be encoded once to be measured and once more to be sent.
    if (body.kind === 'one') return Buffer.from(await answer(session, body.request, request));
    // In turn: what comes after a write may ask about it.
    const answers: string[] = [];
    for (const operation of body.requests) answers.push(await answer(session, operation, request));
    return Buffer.from(`[${answers.join(',')}]`);
  });
};

function knownError(error: unknown, request: FastifyRequest): RequestError {
  const known = error instanceof RequestError ? error : clientError(error);
  if (known) return known;
  request.log.error({ err: error }, 'the data service failed');
  return unexpected();
}

/** What is wrong before there is a body to speak of. */
function transportError({ code }: FastifyError): [number, RequestError] | undefined {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return [200, new RequestError('invalid-json', 'the body is not JSON')];
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return [413, new RequestError('body-limit-exceeded', 'the body is too large')];
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return [415, new RequestError('invalid-headers', 'the body must be application/json')];
  }
  return undefined;
}
