import type { RegisteredRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { askToLogIn } from './ask-to-log-in.ts';

const latestLocation = { href: '/product/p1?color=red', state: { __TSR_key: 'k1' } };

/** Asks, and answers the question. */
async function answerQuestion(answer: string | null, prepare?: () => void, path?: string) {
  const navigate = vi.fn();
  const i18n = { _: ({ message }: { message?: string }) => message };
  const router = { latestLocation, navigate, options: { context: { i18n } } };
  const asked = askToLogIn(router as unknown as RegisteredRouter, prepare, path);
  dialogQueue.get()[0]?.close(answer);
  return { isLeaving: await asked, navigate };
}

test('a visitor who agrees comes back to the page after the login, with what was prepared', async () => {
  const prepare = vi.fn();
  const { isLeaving, navigate } = await answerQuestion('', prepare);
  expect(isLeaving).toBe(true);
  expect(prepare).toHaveBeenCalledBefore(navigate);
  expect(navigate).toHaveBeenCalledWith({
    to: '/login',
    search: { return: '/product/p1?color=red' },
    state: { returnScrollKey: 'k1' },
  });
});

test('a path leads elsewhere after the login', async () => {
  const { navigate } = await answerQuestion('', undefined, '/cart?order=true');
  expect(navigate).toHaveBeenCalledWith({ to: '/login', search: { return: '/cart?order=true' } });
});

test('a visitor who declines stays, and nothing is prepared', async () => {
  const prepare = vi.fn();
  const { isLeaving, navigate } = await answerQuestion(null, prepare);
  expect([isLeaving, prepare.mock.calls, navigate.mock.calls]).toEqual([false, [], []]);
});
