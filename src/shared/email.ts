import * as v from 'valibot';

const schema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** The ID of a member is an e-mail address; spaces around it do no harm. */
export function isEmail(text: string): boolean {
  return v.is(schema, text);
}
