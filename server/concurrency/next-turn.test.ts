import { expect, test } from 'vitest';
import { nextTurn } from './next-turn.ts';

test('tasks that wait for their turn let others in between them', async () => {
  const done: string[] = [];
  const tasks = ['first', 'second', 'third'].map(async (name) => {
    await nextTurn();
    done.push(name);
  });
  const other = new Promise<void>((resolve) => {
    setImmediate(() => setImmediate(() => resolve(void done.push('other'))));
  });
  await Promise.all([...tasks, other]);
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('third'));
});
