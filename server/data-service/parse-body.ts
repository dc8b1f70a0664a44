import * as v from 'valibot';
import type { GraphqlRequest } from './execute/engine.ts';
import type { Limits } from './limits.ts';
import { RequestError } from './request-error.ts';

const mapping = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && !Array.isArray(value),
  'must be an object',
);

const operation = v.pipe(
  v.object({
    query: v.string(),
    operationName: v.nullish(v.string()),
    variables: v.nullish(mapping),
  }),
  v.transform(
    ({ query, operationName, variables }): GraphqlRequest => ({
      text: query,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
    }),
  ),
);

/** One operation, or a batch whose response is a list. */
export type RequestBody =
  | { readonly kind: 'one'; readonly request: GraphqlRequest }
  | { readonly kind: 'batch'; readonly requests: readonly GraphqlRequest[] };

export function parseBody(body: unknown, { batch }: Limits): RequestBody {
  if (!Array.isArray(body)) return { kind: 'one', request: parseRequest(body, '$') };
  if (body.length > batch) {
    throw new RequestError('batch-limit-exceeded', `a batch holds at most ${batch} operations`);
  }
  return { kind: 'batch', requests: body.map((item, index) => parseRequest(item, `$[${index}]`)) };
}

function parseRequest(body: unknown, path: string): GraphqlRequest {
  const result = v.safeParse(operation, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue);
  throw new RequestError('parse-failed', issue.message, key ? `${path}.${key}` : path);
}
