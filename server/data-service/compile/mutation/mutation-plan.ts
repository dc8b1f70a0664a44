import type { Check } from '../checks.ts';
import type { Parameter } from '../parameters.ts';
import type { PlannedField } from '../planned-field.ts';

/** The steps of all root fields, in order. More than one step runs in one transaction. */
export type MutationPlan = {
  readonly steps: readonly Step[];
  readonly checks: readonly Check[];
  readonly fields: readonly PlannedField[];
};

/** One statement that returns one row: how many rows it stored, these rows as JSON, and the answer to a root field. */
export type Step = {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
  /** Place in the request that its errors name. */
  readonly path: string;
  readonly needs: readonly Need[];
};

/** An earlier step must have stored its row, or there is nothing to hang this one on. */
export type Need = { readonly step: number; readonly otherwise: string; readonly path: string };
