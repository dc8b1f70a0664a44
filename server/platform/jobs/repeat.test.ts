import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

const failure = 'test: the task failed, will retry';

function openServer() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { app: fastify({ logger: { level: 'warn', stream } }), lines };
}

test('a task runs in every interval, also after a run that failed, until the server closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, lines } = openServer();
  const task = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no connection'));
  repeat(app, { everyMs: 1_000, task, failure });
  expect(task).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(2_000);
  expect(task).toHaveBeenCalledTimes(2);
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toMatchObject([{ msg: failure, err: { message: 'no connection' } }]);

  await app.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a task that is run once more logs its failure, too', async () => {
  const { app, lines } = openServer();
  const task = () => Promise.reject(new Error('no connection'));
  const run = repeat(app, { everyMs: 1_000, task, failure });
  await run();
  expect(lines).toHaveLength(1);
  await app.close();
});
