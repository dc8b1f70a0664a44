import type { Static, TObject, TSchema } from 'typebox';
import type { ProblemCode } from './problems.ts';
import type { Timestamp } from './schemas.ts';

/** The agreement of storefront and server about one REST call: an object `as const satisfies Contract`. */
export type Contract = {
  /** Method and path in one text, so that one search finds the contract, its route and its calls. */
  readonly endpoint: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly summary: string;
  readonly description?: string;
  /** The group in the OpenAPI description. */
  readonly tag: string;
  /**
   * Without it a call needs the access token of a member. `optional`: visitors may call it too, and a member sees more of
   * what is their own; a token that is not valid is refused, so that the browser refreshes it.
   */
  readonly access?: 'public' | 'optional';
  /** Only for these roles; any other member is refused with `NO_ACCESS`. */
  readonly roles?: readonly ('admin' | 'brand')[];
  /**
   * Needs an `Idempotency-Key`: a call that is sent twice takes effect once. Members only. `forwarded`: its handler calls a
   * system outside the shop, which a transaction cannot contain, and forwards the key.
   */
  readonly idempotent?: true | 'forwarded';
  /** Calls that one member, or one network of visitors, may make in so many minutes. */
  readonly rateLimit?: { readonly max: number; readonly minutes: number };
  /** Calls of one member on one day that may make the shop keep something; further ones are refused with `DAILY_LIMIT`. */
  readonly perDay?: number;
  /** Answered while the server sheds load: liveness, signing in, checking out and paying. Bounded by `rateLimit` alone. */
  readonly essential?: true;
  /** The parameters of the path: `:id` in the endpoint is `id` here. */
  readonly params?: TObject;
  /** A parameter that it does not name is refused, because a mistyped filter would list everything. */
  readonly query?: TObject;
  readonly body?: TSchema;
  /** The body is a file instead: a Blob in the browser, its bytes in the handler. */
  readonly file?: { readonly maxBytes: number };
  /** By status. The lowest is the default; the handler sets another one on its reply. */
  readonly responses: Readonly<Record<number, TSchema>>;
  /** The codes that the handler refuses with. `CommonCode` is not repeated. */
  readonly codes?: readonly ProblemCode[];
  /** The fields that a refusal carries beside its text, by code. */
  readonly data?: Readonly<Partial<Record<ProblemCode, TSchema>>>;
};

/** The codes that any call may be refused with, before its handler runs or when it fails. */
export type CommonCode =
  | 'AUTH_REQUIRED'
  | 'COMMON_ERROR'
  | 'DAILY_LIMIT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'OVERLOADED'
  | 'PAYLOAD_TOO_LARGE'
  | 'RATE_LIMITED'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION';

/** The codes that the handler of a contract may refuse with. */
export type CodeOf<C extends Contract> = C extends { codes: readonly (infer Code extends ProblemCode)[] }
  ? Code
  : never;

/** The fields that a refusal carries. */
export type DataOf<C extends Contract, Code extends ProblemCode, Time = string> = C extends {
  data: Readonly<Record<Code, infer Schema extends TSchema>>;
}
  ? Json<Static<Schema>, Time>
  : undefined;

/** The body of a response that is no refusal. `Time`: the type of its timestamps, which the server may give as `Date`. */
export type ResponseBody<C extends Contract, Time = string> = Json<
  Static<C['responses'][keyof C['responses'] & number]>,
  Time
>;

type Part<C extends Contract, Name extends 'params' | 'query' | 'body'> =
  C extends Readonly<Record<Name, infer Schema extends TSchema>>
    ? Readonly<Record<Name, Json<Static<Schema>>>>
    : unknown;

/** Everything that a call sends. */
export type InputOf<C extends Contract> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  (C extends { idempotent: true | 'forwarded' } ? { readonly idempotencyKey: string } : unknown);

/** The type of a schema, readonly, with its timestamps as `Time`. */
type Json<Value, Time = string> = Value extends Timestamp
  ? Time
  : Value extends readonly (infer Item)[]
    ? readonly Json<Item, Time>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Json<Value[Name], Time> }
      : Value;
