/** Where a Hasura can be told to behave in either way. */
export type Dialect = {
  /** Numbers that JavaScript cannot hold in general (bigint, numeric, float8) are answered as texts. */
  readonly stringifyNumerics: boolean;
};

export const shopDialect: Dialect = { stringifyNumerics: false };
