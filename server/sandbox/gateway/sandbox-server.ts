import { type FastifyInstance, fastify } from 'fastify';
import { readBodies } from './body.ts';
import type { SandboxCredentials } from './credentials.ts';
import { createGateway } from './gateway.ts';
import { openJournal } from './journal.ts';
import { createPaymentSessions } from './payment-sessions.ts';
import { v1Api } from './v1-api.ts';
import { v2Api } from './v2-api.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';
import { windowRoutes } from './window-routes.ts';

type Options = { readonly journalFile: string; readonly credentials: SandboxCredentials };

/** The whole gateway without a port. V2's interface is at the root, where its SDK expects it; V1's below `/v1`. */
export async function buildSandbox({ journalFile, credentials }: Options): Promise<{
  readonly app: FastifyInstance;
  readonly gateway: ReturnType<typeof createGateway>;
  readonly webhooks: Webhooks;
}> {
  const app = fastify();
  readBodies(app);
  const gateway = createGateway(openJournal(journalFile));
  const webhooks = createWebhooks({ secret: credentials.webhookSecret });
  const sessions = createPaymentSessions(gateway);
  const parts = { gateway, webhooks, sessions, credentials };
  await app.register(async (scope) => v2Api(scope, parts));
  await app.register(async (scope) => v1Api(scope, parts), { prefix: '/v1' });
  await app.register(async (scope) => windowRoutes(scope, parts));
  app.addHook('onClose', async () => webhooks.close());
  return { app, gateway, webhooks };
}
