import { join } from 'node:path';
import type { Log } from '#server/platform/log.ts';
import { superviseProcess } from '../processes/supervise-process.ts';
import { createSandboxCredentials, type SandboxCredentials } from './credentials.ts';
import { type GatewayMessage, writeOrder } from './process-messages.ts';

export type Gateway = {
  /** `http://127.0.0.1:<port>`, for this machine only. */
  readonly address: string;
  readonly credentials: SandboxCredentials;
  /** Where webhooks go, known once the shop listens. */
  announce(webhookUrl: string): void;
  close(): Promise<void>;
};

/** Plays the payment company. It is always at the same port, because the shop asks it for its address once. */
export async function startGateway(dataDirectory: string, log: Pick<Log, 'info' | 'warn'>): Promise<Gateway> {
  const credentials = createSandboxCredentials();
  const journalFile = join(dataDirectory, 'sandbox-gateway.jsonl');
  const { findAddress, tell, close } = superviseProcess({
    area: 'payments',
    script: new URL('main.ts', import.meta.url),
    environment: async (port) => writeOrder({ journalFile, credentials, port }),
    restartsAtOnce: true,
    log,
  });
  return {
    address: await findAddress(),
    credentials,
    announce: (webhookUrl) => tell({ webhookUrl } satisfies GatewayMessage),
    close,
  };
}
