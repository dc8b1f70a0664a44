/** The answer of something that may be refused for a reason the caller has to deal with. */
export type Result<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };
