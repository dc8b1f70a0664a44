import type { FastifyInstance } from 'fastify';
import { startPolling } from './polling.ts';

type Repetition = {
  readonly everyMs: number;
  task(): Promise<unknown>;
  /** The line with which the log says of a run that fails. */
  readonly failure: string;
};

export const hourMs = 60 * 60_000;

/**
 * Runs a task in this process again and again, the first time after `everyMs`, until the server closes.
 * @returns runs it once more; never rejects
 */
export function repeat(app: FastifyInstance, { everyMs, task, failure }: Repetition): () => Promise<void> {
  const run = async () => {
    try {
      await task();
    } catch (error) {
      app.log.warn({ err: error }, failure);
    }
  };
  const polling = startPolling(run, everyMs, { isDelayed: true });
  app.addHook('onClose', () => polling.close());
  return run;
}
