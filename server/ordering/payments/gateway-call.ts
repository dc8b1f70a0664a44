import { gatewayTimeoutMs, type Unknown } from './payment-gateway.ts';

/** `refused`: the gateway has understood, and done nothing. */
type GatewayCall<Value> =
  | { readonly outcome: 'done'; readonly value: Value }
  | { readonly outcome: 'refused'; readonly type: string }
  | Unknown;

/** One call of the SDK. It never rejects, and ends after `gatewayTimeoutMs` whatever the gateway does. */
export async function within<Value>(call: () => Promise<Value>): Promise<GatewayCall<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Unknown>((resolve) => {
    timer = setTimeout(() => resolve({ outcome: 'unknown', reason: 'timeout' }), gatewayTimeoutMs);
  });
  const made = call().then(
    (value): GatewayCall<Value> => ({ outcome: 'done', value }),
    (error: unknown): GatewayCall<Value> => toFailure(error),
  );
  const result = await Promise.race([made, timeout]);
  clearTimeout(timer);
  return result;
}

/** An error that the SDK throws of an answer in the gateway's own form has its type; anything else is no answer. */
function toFailure(error: unknown): GatewayCall<never> {
  const { data, name } = error as { data?: { type?: unknown }; name?: string };
  const type = data?.type;
  // Faults of the gateway or of our access to it say nothing of what was done.
  if (typeof type === 'string' && !/^(UNAUTHORIZED|FORBIDDEN|PG_PROVIDER|INTERNAL|UNKNOWN)/.test(type))
    return { outcome: 'refused', type };
  return { outcome: 'unknown', reason: typeof type === 'string' ? type : (name ?? 'error') };
}
