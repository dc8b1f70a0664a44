import plugin from 'fastify-plugin';
import type { Files } from '../files/files.ts';
import type { Messages } from '../messages/messages.ts';
import type { Ports } from '../ports.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    readonly messages: Messages;
    readonly files: Files;
  }
}

/** The routes find the systems outside the shop at `app.messages` and `app.files`. */
export const ports = plugin(async (app, { messages, files }: Ports) => {
  app.decorate('messages', messages);
  app.decorate('files', files);
});
