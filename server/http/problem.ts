import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type ProblemCode, problems } from '#src/shared/contracts/problems.ts';
import { pickLocale } from '#src/shared/locale.ts';

/** The name of a wrong field and what is wrong with it. */
export type FieldProblem = { readonly field: string; readonly reason: string };

type Details = {
  /** Unless it is that of the code: for HTTP errors that have no code of their own. */
  readonly status?: number | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
  /** The entry that the contract of the call names for this code. */
  readonly data?: unknown;
};

/** Answers in the shape of RFC 9457, extended by the code and its text in the language that the request accepts. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  { status: given, ...details }: Details = {},
): FastifyReply {
  const { ko, en } = problems[code];
  const status = given ?? problems[code].status;
  const locale = pickLocale(null, reply.request.headers['accept-language']);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', locale)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        code,
        message: locale === 'ko' ? ko : en,
        message_en: en,
        ...details,
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
    code: { type: 'string', enum: Object.keys(problems) },
    message: { type: 'string', description: 'In the first language of Accept-Language: Korean or English' },
    message_en: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, reason: { type: 'string' } } },
    },
    data: { description: 'Of some codes: what has changed, for instance the new price' },
    trace_id: { type: 'string' },
  },
} as const;
