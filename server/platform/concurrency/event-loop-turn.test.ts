import { expect, test } from 'vitest';
import { nextEventLoopTurn } from './event-loop-turn.ts';

test('other work runs between tasks that each wait for their own turn', async () => {
  const done: string[] = [];
  const tasks = ['first', 'second', 'third'].map(async (name) => {
    await nextEventLoopTurn();
    done.push(name);
  });
  const other = new Promise<void>((resolve) => {
    setImmediate(() => setImmediate(() => resolve(void done.push('other'))));
  });
  await Promise.all([...tasks, other]);
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('third'));
});
