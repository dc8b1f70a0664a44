import type { ShopConfig } from '#src/config/shop-config.ts';
import { monitoredFetch } from '#src/offline/monitored-fetch.ts';
import type { Session } from './session.ts';

type ApiCall = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly body?: unknown;
};

/** `code`: why the server refused, see server/rest/problem-codes.ts; null when nobody answered. */
export type ApiAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: string | null };

type Caller = { readonly config: ShopConfig; readonly session: Session };

/** Calls `/api/v1` as whoever looks. A token that is refused is renewed once. Never rejects. */
export async function callApi({ config, session }: Caller, call: ApiCall): Promise<ApiAnswer> {
  await session.ensureFresh();
  const answer = await send(config, session, call);
  if (answer.ok || answer.code !== 'AUTH_REQUIRED') return answer;
  await session.forceRefresh();
  return send(config, session, call);
}

async function send(
  config: ShopConfig,
  session: Session,
  { method, path, body }: ApiCall,
): Promise<ApiAnswer> {
  const { authorization } = session.headers();
  try {
    const response = await monitoredFetch(`${config.api_base}${path}`, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // What is said while the page is left is still said.
      keepalive: method !== 'GET',
    });
    const said: unknown = response.status === 204 ? null : await response.json();
    return response.ok ? { ok: true, body: said } : { ok: false, code: codeOf(said) };
  } catch {
    return { ok: false, code: null };
  }
}

function codeOf(problem: unknown): string {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : null;
  return typeof code === 'string' ? code : 'COMMON_ERROR';
}
