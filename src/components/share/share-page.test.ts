import { setupI18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const i18n = setupI18n({ locale: 'ko', messages: { ko: {} } });
const shared = () => window.dataLayer?.filter(({ event }) => event === 'share').map(({ method }) => method);

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

test.each([
  ['the sheet of the system', { share: async () => {} }, ['system']],
  ['a copied address', { clipboard: { writeText: async () => {} } }, ['copy']],
  [
    'a sheet that the shopper has closed',
    { share: async () => Promise.reject(new DOMException('', 'AbortError')) },
    undefined,
  ],
])('%s is measured as what it is', async (_how, browser, methods) => {
  vi.stubGlobal('navigator', browser);
  await sharePage('머그', i18n);
  expect(shared()).toEqual(methods);
});
