import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';

/** Marks what is a `Date` in the database and RFC 3339 text, in UTC, on the wire. */
export type Timestamp = string & { readonly '~timestamp': true };

export const timestamp = Type.Unsafe<Timestamp>({ type: 'string', format: 'date-time' });

export const uuid = Type.String({ format: 'uuid' });

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

/** An object of a request that brings nothing else: an unknown field is refused instead of ignored. */
export const exactly = <const Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
