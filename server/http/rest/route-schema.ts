import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Contract } from '#src/shared/contracts/contract.ts';
import { type ProblemCode, problems } from '#src/shared/contracts/problems.ts';
import { exactly, uuid } from '#src/shared/contracts/schemas.ts';

/** The schemas that Fastify validates and serializes by, and what the OpenAPI description says. */
export function routeSchema(contract: Contract): FastifySchema {
  const { summary, description, tag, access, params, query, body, file, responses } = contract;
  return {
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: { additionalProperties: false, ...query } }),
    ...(!query && access !== 'public' && { querystring: exactly({}) }),
    ...(body && { body }),
    ...(file && { body: { content: { 'application/octet-stream': { schema: {} } } } }),
    ...(contract.idempotent && { headers: Type.Object({ 'idempotency-key': uuid }) }),
    response: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, schema]) => [status, responseSchema(schema)]),
      ),
      ...refusalSchemas(codesOf(contract)),
    },
  };
}

function responseSchema(schema: TSchema) {
  const { contentMediaType, description } = schema as { contentMediaType?: string; description?: string };
  return contentMediaType ? { description, content: { [contentMediaType]: { schema: {} } } } : schema;
}

/** The codes of the handler, and those that the contract brings about. */
function codesOf({ access, idempotent, rateLimit, perDay, params, query, body, file, codes = [] }: Contract) {
  const conditions: readonly [ProblemCode, unknown][] = [
    ['AUTH_REQUIRED', access !== 'public'],
    ['VALIDATION', params ?? query ?? body ?? file ?? idempotent],
    ['IDEMPOTENCY_KEY_REUSED', idempotent === true],
    ['RATE_LIMITED', rateLimit],
    ['DAILY_LIMIT', perDay],
  ];
  const common = conditions.flatMap(([code, isMet]) => (isMet ? [code] : []));
  return [...new Set([...common, ...codes])];
}

/** One response per status, with the codes that have it. */
function refusalSchemas(codes: readonly ProblemCode[]) {
  const byStatus = Object.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus = []]) => [
      status,
      {
        description: ofStatus.map((code) => `${code}: ${problems[code].en}`).join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
      },
    ]),
  );
}
