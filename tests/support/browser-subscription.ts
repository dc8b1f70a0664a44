import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { withApp } from './app.ts';

/** The body that a browser sends to the shop when it was just subscribed to push messages. */
export async function browserSubscription(
  { app }: Pick<ReturnType<typeof withApp>, 'app'>,
  changes: object = {},
) {
  return {
    endpoint: `https://push.example/${randomUUID()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    public_key: (await app.inject('/api/v1/config')).json().push.public_key as string,
    locale: 'en',
    ...changes,
  };
}
