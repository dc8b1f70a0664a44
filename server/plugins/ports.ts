import plugin from 'fastify-plugin';
import type { Messages } from '../messages/messages.ts';
import type { Ports } from '../ports.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    readonly messages: Messages;
  }
}

/** The routes find the systems outside the shop at `app.messages`. */
export const ports = plugin(async (app, { messages }: Ports) => {
  app.decorate('messages', messages);
});
