import type { ShopConfig } from '#src/config/shop-config.ts';
import { monitoredFetch } from '#src/network/monitored-fetch.ts';
import type { Session } from '#src/session/session.ts';
import type {
  CodeOf,
  CommonCode,
  Contract,
  DataOf,
  InputOf,
  ResponseBody,
} from '#src/shared/contracts/contract.ts';
import type { Contracts, Endpoint } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { answerCheck } from './answer-check.ts';

export type ApiContext = {
  readonly config: ShopConfig;
  readonly session: Session;
  /** The language of the server's messages. */
  readonly i18n: { readonly locale: string };
  /** While the server renders; by default the browser's. */
  readonly fetch?: typeof monitoredFetch;
};

type Refused<C extends Contract> = {
  [Code in CodeOf<C> | CommonCode]: {
    readonly kind: 'refused';
    readonly code: Code;
    /** For the shopper, in their language. */
    readonly message: string | undefined;
    readonly data: DataOf<C, Code>;
  };
}[CodeOf<C> | CommonCode];

/**
 * `refused`: nothing has changed. `unreachable`: nothing was sent, or nothing that could change anything. `unknown`: it was
 * sent, but no response came, or none that can be read, or the server failed. It may have happened, so an idempotent call
 * is repeated with the same key.
 */
export type ApiOutcome<C extends Contract> =
  | { readonly kind: 'ok'; readonly body: BodyOrFile<C> }
  | Refused<C>
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown'; readonly message: string | undefined };

/** An answer that is no JSON comes as a file. */
type BodyOrFile<C extends Contract> = [ResponseBody<C>] extends [never] ? Blob : ResponseBody<C>;

/** Milliseconds: a payment, and what else the server asks others for, may take long. */
const slowCallTimeoutMs = 60_000;

type CallOptions = {
  /** The server may take long, which is no lost network; every call with an idempotency key is one of these. */
  readonly isSlow?: boolean;
  /** Sent even if the page is left meanwhile. Browsers allow it for bodies up to 64 KiB; others are sent without. */
  readonly keepalive?: boolean;
  /** Aborts the call, which is `unreachable` then; for calls that change nothing. */
  readonly signal?: AbortSignal;
};

type Input<C extends Contract> = InputOf<C> &
  (C extends { file: object } ? { readonly body: Blob } : unknown) &
  CallOptions;
type InputArguments<C extends Contract> = object extends Input<C> ? [input?: Input<C>] : [input: Input<C>];

/**
 * Calls `/api/v1` as the current viewer. A refused access token is refreshed once, and the call repeated if the viewer is
 * still the same. Never rejects.
 */
export async function callApi<E extends Endpoint>(
  context: ApiContext,
  endpoint: E,
  ...[input]: InputArguments<Contracts[E]>
): Promise<ApiOutcome<Contracts[E]>> {
  const { session } = context;
  const viewerId = session.viewer().id;
  await session.ensureFresh();
  let outcome = await send(context, endpoint, input ?? {});
  if (outcome.kind === 'refused' && outcome.code === 'AUTH_REQUIRED') {
    await session.forceRefresh();
    if (session.viewer().id === viewerId) outcome = await send(context, endpoint, input ?? {});
  }
  if (import.meta.env.DEV && outcome.kind === 'ok') answerCheck.current?.(endpoint, outcome.body);
  return outcome as ApiOutcome<Contracts[E]>;
}

/** The server's own message to the shopper, if it sent one. */
export const messageOf = (outcome: AnyOutcome | null): string | undefined =>
  outcome && 'message' in outcome ? outcome.message : undefined;

type AnyInput = CallOptions & {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
};

/** The outcome of a call, whichever it was. */
export type AnyOutcome =
  | { readonly kind: 'ok'; readonly body: unknown }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string | undefined;
      readonly data: unknown;
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown'; readonly message: string | undefined };

async function send(
  { config, session, i18n, fetch = monitoredFetch }: ApiContext,
  endpoint: Endpoint,
  input: AnyInput,
): Promise<AnyOutcome> {
  const [method = '', path = ''] = endpoint.split(' ');
  const body = encodeBody(input.body);
  const { authorization } = session.headers();
  const hasNoEffect = method === 'GET' || !navigator.onLine;
  try {
    const response = await fetch(config.api_base + pathAndQuery(path, input), {
      method,
      headers: {
        'accept-language': i18n.locale,
        ...(authorization && { authorization }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      },
      body,
      ...(input.signal && { signal: input.signal }),
      longTimeoutMs: input.isSlow || input.idempotencyKey ? slowCallTimeoutMs : undefined,
      keepalive: Boolean(input.keepalive) && new Blob([body ?? '']).size <= maxKeepaliveBytes,
    });
    return await readOutcome(response);
  } catch {
    return hasNoEffect ? { kind: 'unreachable' } : { kind: 'unknown', message: undefined };
  }
}

/** A Blob says its type by itself. */
function encodeBody(body: unknown): string | Blob | null {
  if (body instanceof Blob) return body;
  return body === undefined ? null : JSON.stringify(body);
}

const maxKeepaliveBytes = 64 * 1024;

function pathAndQuery(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_colon, name) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}

async function readOutcome(response: Response): Promise<AnyOutcome> {
  const contentType = response.headers.get('content-type') ?? '';
  if (response.ok && contentType.startsWith('image/')) return { kind: 'ok', body: await response.blob() };
  const body: unknown = response.status === 204 ? null : await response.json();
  const isProblem = contentType.includes('problem+json');
  if (response.ok && !isProblem) return { kind: 'ok', body };
  const { code, message, data } = fieldsOf(body) ?? {};
  if (!isProblem || response.status >= 500 || typeof code !== 'string') {
    return { kind: 'unknown', message: textOf(message) };
  }
  return { kind: 'refused', code, message: textOf(message), data };
}
