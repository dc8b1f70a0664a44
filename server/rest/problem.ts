import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type ProblemCode, problemCodes } from './problem-codes.ts';

/** The name of a wrong field and what is wrong with it. */
export type FieldProblem = { readonly field: string; readonly reason: string };

/** Answers in the shape of RFC 9457, extended by the code and the texts for shoppers. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  fields?: readonly FieldProblem[],
): FastifyReply {
  const { status, message, message_en } = problemCodes[code];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        code,
        message,
        message_en,
        ...(fields ? { fields } : {}),
        trace_id: reply.request.id,
      }),
    );
}

/** For the OpenAPI description of a route. */
export const problemSchema = {
  $id: 'Problem',
  type: 'object',
  description: 'RFC 9457, extended by a code and texts for shoppers.',
  required: ['type', 'title', 'status', 'code', 'message', 'message_en', 'trace_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problemCodes) },
    message: { type: 'string', description: 'Korean' },
    message_en: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, reason: { type: 'string' } } },
    },
    trace_id: { type: 'string' },
  },
} as const;
