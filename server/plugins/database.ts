import plugin from 'fastify-plugin';
import type { Pool } from '../database/pool.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    readonly pool: Pool;
  }
}

/** Makes the database known to the routes as `app.pool`. Who opened it closes it. */
export const database = plugin(async (app, { pool }: { pool: Pool }) => {
  app.decorate('pool', pool);
});
