/** The outcome of an operation with expected failures, which the caller has to handle. Unexpected ones are thrown. */
export type Result<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
