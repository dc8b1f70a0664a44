import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify';
import { networkPrefix } from '#server/network/client-ip.ts';
import type { Answer, DataService } from './data-service.ts';
import { errorBody } from './execute-body.ts';
import { shopLimits } from './limits.ts';
import { RequestError } from './request-error.ts';
import { readSession } from './session/read-session.ts';
import type { VerifyToken } from './session/session.ts';

type Options = {
  readonly service: DataService;
  readonly bodyLimit?: number;
  readonly verifyToken: VerifyToken;
};

/** Seconds after which a client may ask again. */
const retryAfter = 5;

/** `POST /v1/graphql`. */
export const dataServiceRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { service, verifyToken, bodyLimit = shopLimits.bodyBytes } = options;

  // A form or a plain text may be sent by any page without asking; JSON may not.
  app.removeContentTypeParser('text/plain');
  app.addHook('onClose', () => service.close());
  app.setErrorHandler((error, request, reply) =>
    send(reply, transportFailure(error as FastifyError) ?? service.failure(error, request.log)),
  );

  app.post('/v1/graphql', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await readSession(request.headers, verifyToken);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const caller = { key: networkPrefix(request.ip), signal: left.signal, log: request.log };
    return send(reply, await service.answer(session, request.body, caller));
  });
};

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  if (status === 503) reply.header('retry-after', retryAfter);
  // As bytes: a long text would be encoded once to be measured and once more to be sent.
  return reply.code(status).type('application/json; charset=utf-8').send(Buffer.from(body));
}

/** What is wrong before there is a body to speak of. */
function transportFailure({ code, statusCode }: FastifyError): Answer | undefined {
  const notJson = errorBody(new RequestError('invalid-json', 'the body is not JSON'));
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { status: 200, body: notJson };
    case 'ECONNRESET':
      // With a status it is the client that left while it sent the body, not the database.
      return statusCode === 400 ? { status: 400, body: notJson } : undefined;
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        status: 413,
        body: errorBody(new RequestError('body-limit-exceeded', 'the body is too large')),
      };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return {
        status: 415,
        body: errorBody(new RequestError('invalid-headers', 'the body must be application/json')),
      };
  }
  return undefined;
}
