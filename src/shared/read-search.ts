import { isUuid } from './uuid.ts';

// Readers for the parameters of an address. Bad values are `undefined`.

/** In the spelling of the database. */
export function uuidOf(raw: unknown): string | undefined {
  return typeof raw === 'string' && isUuid(raw) ? raw.toLowerCase() : undefined;
}

export const flagOf = (raw: unknown): true | undefined =>
  raw === true || raw === 1 || raw === 'true' || raw === '1' ? true : undefined;

export const choiceOf = <Choice extends string>(
  choices: readonly Choice[],
  raw: unknown,
): Choice | undefined => choices.find((choice) => choice === raw);
