import plugin from 'fastify-plugin';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    readonly pool: Pool;
    readonly jobs: Jobs;
  }
}

/** The routes find the database at `app.pool` and the job queues in it at `app.jobs`. `main.ts` closes both. */
export const database = plugin(async (app, { pool, jobs }: { pool: Pool; jobs: Jobs }) => {
  app.decorate('pool', pool);
  app.decorate('jobs', jobs);
});
