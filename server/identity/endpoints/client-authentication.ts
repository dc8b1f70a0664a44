import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Realm } from '#server/identity/realm.ts';

const clientSchema = v.object({ client_id: v.string(), client_secret: v.string() });

/** The storefront's credentials are public: they identify the client and protect nothing. */
export function isClientAuthenticated({ client }: Realm, form: unknown): boolean {
  const parsed = v.safeParse(clientSchema, form);
  if (!parsed.success) return false;
  return parsed.output.client_id === client.id && isEqual(parsed.output.client_secret, client.secret);
}

const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
