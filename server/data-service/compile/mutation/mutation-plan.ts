import type { LimitCheck } from '../limit-checks.ts';
import type { Parameter } from '../parameters.ts';
import type { ResponseField } from '../response-fields.ts';

/** The steps of all root fields, in order. Several steps run in one transaction. */
export type MutationPlan = {
  readonly steps: readonly Step[];
  readonly limitChecks: readonly LimitCheck[];
  readonly fields: readonly ResponseField[];
};

/** A statement that returns one row: the number of rows it stored, these rows as JSON, and the response of a root field. */
export type Step = {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  /** Path in the request, for its errors. */
  readonly path: string;
  readonly preconditions: readonly Precondition[];
};

/** An earlier step must have stored a row that this step refers to; `message` is the error otherwise. */
export type Precondition = { readonly step: number; readonly message: string; readonly path: string };
