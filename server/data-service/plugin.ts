import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify';
import { nextEventLoopTurn } from '#server/platform/concurrency/event-loop-turn.ts';
import { networkOf } from '#server/platform/network/client-ip.ts';
import type { DataService, ServiceResponse } from './data-service.ts';
import { errorBody } from './execute-body.ts';
import { shopLimits } from './limits.ts';
import { RequestError } from './request-error.ts';
import { readSession, type VerifyToken } from './session.ts';

type Options = {
  readonly service: DataService;
  readonly bodyLimit?: number;
  readonly verifyToken: VerifyToken;
};

/** Seconds after which a client should retry. */
const retryAfter = 5;

/** Bytes; the shop's own requests are smaller. */
const largeBody = 4_096;

/** `POST /v1/graphql`. */
export const dataServiceRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { service, verifyToken, bodyLimit = shopLimits.bodyBytes } = options;

  // Any site can send a form or plain text without a CORS preflight request, but not JSON.
  app.removeContentTypeParser('text/plain');
  app.addHook('onClose', () => service.close());
  app.setErrorHandler((error, request, reply) =>
    sendResponse(
      reply,
      transportErrorResponse(error as FastifyError) ?? service.errorResponse(error, request.log),
    ),
  );

  app.post('/v1/graphql', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await readSession(request.headers, verifyToken);
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    // Many variables take milliseconds: what is answered quickly comes between two such requests.
    if (Number(request.headers['content-length']) > largeBody) await nextEventLoopTurn();
    const caller = { key: networkOf(request), signal: disconnected.signal, log: request.log };
    return sendResponse(reply, await service.execute(session, request.body, caller));
  });
};

function sendResponse(reply: FastifyReply, { status, body }: ServiceResponse): FastifyReply {
  if (status === 503 || status === 429) reply.header('retry-after', retryAfter);
  // As bytes: a string would be encoded twice, for its content-length and for sending.
  return reply.code(status).type('application/json; charset=utf-8').send(Buffer.from(body));
}

/** The response to errors of Fastify that occur before the body is parsed. */
function transportErrorResponse({ code, statusCode }: FastifyError): ServiceResponse | undefined {
  const notJson = errorBody(new RequestError('invalid-json', 'the body is not JSON'));
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { status: 200, body: notJson };
    case 'ECONNRESET':
      // With a status code the client disconnected while sending the body; otherwise it is a database connection.
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
