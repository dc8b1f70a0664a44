/** Settings that change the responses of Hasura, too. */
export type Dialect = {
  /** Responds with numbers that may exceed JavaScript's precision (bigint, numeric, float8) as strings. */
  readonly stringifyNumerics: boolean;
};

export const shopDialect: Dialect = { stringifyNumerics: false };
