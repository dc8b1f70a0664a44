import * as v from 'valibot';

/** One request of a case file and what it must be answered with, in the format of Hasura's published cases. */
const requestCase = v.object({
  description: v.optional(v.string(), ''),
  url: v.string(),
  status: v.optional(v.number(), 200),
  headers: v.optional(v.record(v.string(), v.unknown()), {}),
  query: v.unknown(),
  response: v.optional(v.unknown()),
});

/** A file holds one case or a list of them, which follow each other. */
export const caseFile = v.pipe(
  v.union([v.array(requestCase), requestCase]),
  v.transform((content) => (Array.isArray(content) ? content : [content])),
);

export type Case = v.InferOutput<typeof requestCase>;

export const statement = v.object({ type: v.string(), args: v.optional(v.unknown(), {}) });

/** The body that is posted to `/v1/query` and its kin: `{ type: run_sql, args: { sql } }`. */
export type Statement = v.InferOutput<typeof statement>;
