import { expect, test } from 'vitest';
import {
  type MessageToPage,
  type MessageToWorker,
  readNavigation,
  readWorkerCommand,
} from './worker-messages.ts';

test.each(['SKIP_WAITING', 'CLAIM_CLIENTS', 'PURGE', 'REFRESH_SHELL'])(
  'the worker understands %s',
  (type) => {
    expect(readWorkerCommand({ type })).toEqual({ type });
  },
);

test('the worker reads path and language of a page', () => {
  const message: MessageToWorker = { type: 'CACHE_PAGE', path: '/main', locale: 'en' };
  expect(readWorkerCommand(message)).toEqual(message);
});

test.each([
  null,
  'PURGE',
  7,
  {},
  { type: 'CACHE_URLS' },
  { type: 'MAKE_COFFEE' },
  { type: 'CACHE_PAGE', path: '/main', locale: 'fr' },
  { type: 'CACHE_PAGE', path: 'https://evil.example/', locale: 'en' },
  { type: 'CACHE_PAGE', locale: 'en' },
])('the worker ignores %j', (data) => {
  expect(readWorkerCommand(data)).toBeNull();
});

test('a page reads the target of a navigation', () => {
  const message: MessageToPage = { type: 'NAVIGATE', href: '/main' };
  expect(readNavigation(message)).toBe('/main');
});

test.each([null, { type: 'NAVIGATE' }, { type: 'NAVIGATE', href: 3 }, { type: 'PURGE', href: '/main' }])(
  'a page does not navigate for %j',
  (data) => {
    expect(readNavigation(data)).toBeNull();
  },
);
