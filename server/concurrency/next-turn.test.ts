import { expect, test } from 'vitest';
import { nextTurn } from './next-turn.ts';

test('works that wait for their turn let others in between them', async () => {
  const done: string[] = [];
  const works = ['first', 'second', 'third'].map(async (name) => {
    await nextTurn();
    done.push(name);
  });
  const other = new Promise<void>((resolve) => {
    setImmediate(() => setImmediate(() => resolve(void done.push('other'))));
  });
  await Promise.all([...works, other]);
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('third'));
});
