/** Milliseconds. */
const timeoutMs = 5_000;

export type Answer = { readonly status: number; readonly body: unknown };

/** @throws when nobody answers in time, somebody wants us to go elsewhere, or the answer is no JSON */
export async function askKeycloak(
  address: string,
  request: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<Answer> {
  const response = await fetch(address, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.json() };
}
