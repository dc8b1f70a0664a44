import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Realm } from '../realm.ts';

const clientSchema = v.object({ client_id: v.string(), client_secret: v.string() });

/** The storefront says who it is. That is all its secret is for: it is public. */
export function isOurClient({ client }: Realm, form: unknown): boolean {
  const given = v.safeParse(clientSchema, form);
  if (!given.success) return false;
  return given.output.client_id === client.id && isSame(given.output.client_secret, client.secret);
}

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
