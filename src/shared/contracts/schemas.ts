import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';

/** Marks what is a `Date` in the database and RFC 3339 text, in UTC, on the wire. */
export type Timestamp = string & { readonly '~timestamp': true };

export const timestamp = Type.Unsafe<Timestamp>({ type: 'string', format: 'date-time' });
export const timestampOrNull = Type.Union([timestamp, Type.Null()]);

/**
 * The form that PostgreSQL reads. The format `uuid` alone takes `urn:uuid:` in front of it, too, and stays for the OpenAPI
 * description.
 */
export const uuidText = (options: TSchemaOptions = {}) =>
  Type.String({
    ...options,
    format: 'uuid',
    pattern: '^[\\da-fA-F]{8}-[\\da-fA-F]{4}-[\\da-fA-F]{4}-[\\da-fA-F]{4}-[\\da-fA-F]{12}$',
  });

export const uuid = uuidText();

/** The body of status 204. */
export const nothing = Type.Null({ description: 'Done' });

/** A body that is not JSON: the handler sends it by itself. */
export const binary = (contentMediaType: string, description: string) =>
  Type.Unsafe<never>({ contentMediaType, description });

/** `schema` must have a `type`; an enum has none. */
export function nullable<Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}) {
  const { type } = schema as { type?: unknown };
  return Type.Unsafe<Static<Schema> | null>({ ...schema, ...options, type: [type, 'null'] });
}

/** Hangul fillers count as letters, and the blank of braille as a sign, but nobody sees them. */
const seen = '(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** Some lines with a letter, number or sign in them, and without characters that the database does not store. */
export const text = (maxLength: number, options: TSchemaOptions = {}) =>
  Type.String({ ...options, maxLength, pattern: `^(?=[\\s\\S]*${seen})[^\\u0000]+$` });

/** One such line, as `is_short_line` of the database has it. */
export const line = (maxLength: number, options: TSchemaOptions = {}) =>
  Type.String({ ...options, maxLength, pattern: `^(?=.*${seen})[^\\p{Cc}]+$` });

/**
 * A name that others see: without letters that are not seen, which make two names look alike, and without those that turn
 * the direction of what stands beside them. Emoji need two of them.
 */
export const shownName = (maxLength: number, options: TSchemaOptions = {}) =>
  Type.String({
    ...options,
    maxLength,
    pattern: `^(?=.*${seen})(?:[^\\p{Cc}\\p{DI}]|[\\u200D\\uFE0F])+$`,
  });

/** The same, or nothing. */
export const lineOrNothing = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\p{Cc}]*$' });

/** An object of a request that brings nothing else: an unknown field is refused instead of ignored. */
export const exactly = <const Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
