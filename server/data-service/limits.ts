/** Limits of one request. Each is checked before any SQL is sent. */
export type Limits = {
  /** Nested selection sets. */
  readonly depth: number;
  /** Fields and fragment spreads, after spreading fragments. */
  readonly nodes: number;
  readonly aliases: number;
  /** Values in arguments, and separately in variables; items of lists and fields of objects count. */
  readonly values: number;
  /** Estimated cost of an operation: the parts of its statement and the rows that each of them reads. */
  readonly cost: number;
  /** Operations in one batch, or in one document. */
  readonly batch: number;
  readonly bodyBytes: number;
  /** Tokens of the document. */
  readonly tokens: number;
  /** Nested input objects and lists, above all in `where`. */
  readonly inputDepth: number;
  /** Rows of one list, and the limit of a list without one. */
  readonly rows: number;
  /** Inserted rows, including nested ones, and updates of `update_..._many`. */
  readonly writes: number;
  /** Items of one `_in`. */
  readonly listValues: number;
  /** Minimum number of characters of a `_like` pattern without its wildcards. */
  readonly minPatternLetters: number;
  /** Whether regular expressions, `_similar` and JSON paths are allowed: an attacker can make them slow. */
  readonly allowRegex: boolean;
};

export const shopLimits: Limits = {
  depth: 12,
  nodes: 2_000,
  aliases: 30,
  values: 4_000,
  // The most expensive operation of the storefront, the whole main page, costs less than half of it.
  cost: 600_000,
  batch: 5,
  bodyBytes: 100_000,
  tokens: 6_000,
  inputDepth: 12,
  rows: 100,
  writes: 200,
  listValues: 200,
  minPatternLetters: 2,
  allowRegex: false,
};

/** For trusted callers only: refuses only what would exhaust the process. */
export const noLimits: Limits = {
  ...shopLimits,
  depth: Number.POSITIVE_INFINITY,
  nodes: Number.POSITIVE_INFINITY,
  aliases: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
  cost: Number.POSITIVE_INFINITY,
  batch: Number.POSITIVE_INFINITY,
  inputDepth: 100,
  rows: Number.POSITIVE_INFINITY,
  writes: Number.POSITIVE_INFINITY,
  listValues: Number.POSITIVE_INFINITY,
  minPatternLetters: 0,
  allowRegex: true,
};
