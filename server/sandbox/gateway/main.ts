import { addressOnThisMachine } from '#server/platform/network/listen-port.ts';
import { readOrder, type SandboxMessage, type SandboxReady } from './process-messages.ts';
import { buildSandbox } from './sandbox-server.ts';

// A process of its own, started by the shop's and ending with it: see start-sandbox.ts.

// The channel closes however the shop ends, by `kill -9` too.
process.on('disconnect', () => process.exit(0));
// Ctrl+C in a terminal reaches the shop as well, which may still ask about payments while it ends.
process.on('SIGINT', () => {});

const { journalFile, credentials, port } = readOrder(process.env);
const { app, webhooks } = await buildSandbox({ journalFile, credentials });
process.on('message', ({ webhookUrl }: SandboxMessage) => webhooks.setAddress(webhookUrl));
await app.listen({ host: '127.0.0.1', port });
const { port: opened } = new URL(addressOnThisMachine(app.addresses()));
process.send?.({ port: Number(opened) } satisfies SandboxReady);
