/** What one request may ask for. Each is checked before any SQL is issued. */
export type Limits = {
  /** Selection sets inside each other. */
  readonly depth: number;
  /** Fields and fragments, once these are spread. */
  readonly nodes: number;
  readonly aliases: number;
  /** Values of arguments, those inside of lists and objects included; and the same of variables. */
  readonly values: number;
  /** What PostgreSQL may have to do for one operation: its parts, and the rows it is taken to look at for each. */
  readonly cost: number;
  /** Operations in one request, or in one document. */
  readonly batch: number;
  readonly bodyBytes: number;
  /** Words of the document. */
  readonly tokens: number;
  /** Objects inside each other in `where`. */
  readonly inputDepth: number;
  /** Rows of one list; also what a list without a limit is cut to. */
  readonly rows: number;
  /** Rows one request may insert, nested ones included, and updates it may list. */
  readonly writes: number;
  /** Values of one `_in`. */
  readonly listValues: number;
  /** Letters of a `_like` pattern beside its wildcards. */
  readonly minPatternLetters: number;
  /** Regular expressions and `_similar`, which can be made slow on purpose. */
  readonly allowRegex: boolean;
};

export const shopLimits: Limits = {
  depth: 12,
  nodes: 2_000,
  aliases: 30,
  values: 4_000,
  // The dearest screen of the shop, the whole main page, is at less than half of it.
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

/** For trusted callers only: nothing is refused but what would exhaust the process. */
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
