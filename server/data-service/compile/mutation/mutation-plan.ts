import type { LimitCheck } from '../limit-checks.ts';
import type { Parameter } from '../parameters.ts';
import type { ResponseField } from '../response-fields.ts';

/** The steps of all root fields, in order. More than one step runs in one transaction. */
export type MutationPlan = {
  readonly steps: readonly Step[];
  readonly limitChecks: readonly LimitCheck[];
  readonly fields: readonly ResponseField[];
};

/** One statement that returns one row: how many rows it stored, these rows as JSON, and the response to a root field. */
export type Step = {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  /** Place in the request that its errors name. */
  readonly path: string;
  readonly preconditions: readonly Precondition[];
};

/** An earlier step must have stored its row, or there is nothing to hang this one on. */
export type Precondition = { readonly step: number; readonly message: string; readonly path: string };
