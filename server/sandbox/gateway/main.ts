import { addressOnThisMachine } from '#server/platform/network/listen-port.ts';
import { endWithShop, sayReady } from '../processes/process-of-shop.ts';
import { type GatewayMessage, readOrder } from './process-messages.ts';
import { buildSandbox } from './sandbox-server.ts';

// A process of its own, see start-gateway.ts. The shop may still ask about payments while it ends.
endWithShop();

const { journalFile, credentials, port } = readOrder(process.env);
const { app, webhooks } = await buildSandbox({ journalFile, credentials });
process.on('message', ({ webhookUrl }: GatewayMessage) => webhooks.setAddress(webhookUrl));
await app.listen({ host: '127.0.0.1', port });
const { port: opened } = new URL(addressOnThisMachine(app.addresses()));
sayReady(Number(opened));
