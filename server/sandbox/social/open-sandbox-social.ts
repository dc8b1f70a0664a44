import { randomBytes } from 'node:crypto';
import type { SocialClient } from '#server/identity/social/social-settings.ts';
import type { Log } from '#server/platform/log.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { superviseProcess } from '../processes/supervise-process.ts';
import { issuerPath, sandboxClientId, sandboxScripts } from './addresses.ts';

/** Plays the social providers in the demo shop. Its process starts when somebody first signs in by one. */
export function openSandboxSocial(log: Pick<Log, 'info' | 'warn'>) {
  const secret = randomBytes(24).toString('base64url');
  const { findAddress, close } = superviseProcess({
    area: 'social sign-in',
    script: new URL('main.ts', import.meta.url),
    environment: async () => ({ SANDBOX_SOCIAL_SECRET: secret }),
    log,
  });
  return {
    findAddress,
    close,
    findClient: async (name: SocialProviderName): Promise<SocialClient> => ({
      clientId: sandboxClientId,
      secret,
      issuer: `${await findAddress()}${issuerPath(name)}`,
      scriptUrl: Reflect.get(sandboxScripts, name) ?? null,
    }),
  };
}
