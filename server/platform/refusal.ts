import type { ProblemCode } from '#src/shared/contracts/problems.ts';

/** The value that a handler returns in place of a body, see `refuse`. */
export class Refusal<Code extends ProblemCode = ProblemCode, Data = unknown> {
  readonly code: Code;
  readonly data: Data;

  constructor(code: Code, data: Data) {
    this.code = code;
    this.data = data;
  }
}

/** @param data what the contract names for this code */
export function refuse<Code extends ProblemCode>(code: Code): Refusal<Code, undefined>;
export function refuse<Code extends ProblemCode, Data>(code: Code, data: Data): Refusal<Code, Data>;
export function refuse(code: ProblemCode, data?: unknown): Refusal {
  return new Refusal(code, data);
}
