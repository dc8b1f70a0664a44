export type AnswerCheck = (endpoint: string, body: unknown) => void;

/** Set in development and in tests, see check-answers.ts. A build has neither the check nor the place where it is called. */
export const answerCheck: { current?: AnswerCheck } = {};
