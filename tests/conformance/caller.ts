import { RequestError } from '#server/data-service/request-error.ts';
import type { Session } from '#server/data-service/session.ts';
import type { Case } from './case.ts';

/** The caller whom the headers of a case state. All `x-hasura-*` headers are believed: nobody reaches a replay but the cases. */
export type Caller = { readonly session: Session; readonly backend: boolean };

const backendHeader = 'x-hasura-use-backend-only-permissions';

export function callerOf({ headers, description }: Case): Caller {
  const variables = new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      /^x-hasura-/i.test(name) ? [[name.toLowerCase(), String(value)] as const] : [],
    ),
  );
  const session = { role: variables.get('x-hasura-role') ?? 'admin', variables };
  const wanted = variables.get(backendHeader);
  // A published case for a service with a secret that its caller does not know.
  const isTrusted = !/without admin secret/i.test(description);
  return { session, backend: isTrusted && wanted !== undefined && readSwitch(wanted) };
}

const on = ['true', 't', 'yes', 'y'];
const off = ['false', 'f', 'no', 'n'];

function readSwitch(text: string): boolean {
  const word = text.toLowerCase();
  if (on.includes(word)) return true;
  if (off.includes(word)) return false;
  throw new RequestError(
    'bad-request',
    `${backendHeader}:  Not a valid boolean text. True values are ${JSON.stringify(on)} and  False values are ${JSON.stringify(off)}. All values are case insensitive`,
  );
}
