import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { QueryError } from '#src/graphql/query-error.ts';
import { markOnline } from '#src/network/network-status.ts';
import { createSession } from '#src/session/session.ts';
import { createClient } from '#src/writes/client.ts';
import { draftKey, writeStoredDraft } from '#src/writes/customs/custom-drafts.ts';
import { customQueue } from '#src/writes/customs/custom-queue.ts';
import { loadSavedCustoms } from './load-saved-customs.ts';

const images = { mask_src: '/m', overlay_src: '/o', foreground_src: null };
const custom = {
  customId: 'c1',
  productId: 'p1',
  optionId: 'o1',
  method: 'PRINTING',
  name: '새벽 티셔츠',
  draft: {},
  sides: [],
  preview: {
    color: '#ffffff',
    images,
    area: { x: 0, y: 0, width: 9, height: 9, widthMm: 9 },
    layers: [],
    price: 9,
  },
};
const product = { id: 'p1', name_ko: '티셔츠', name_en: 'T-shirt', image_src: '/p' };

const load = (viewerId: string) => {
  const session = createSession(fallbackConfig);
  const client = createClient({ url: 'http://shop.test/v1/graphql', session });
  return loadSavedCustoms(readyClient(client), viewerId);
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

test('opened for the first time without a network, a custom that waits to be sent opens the page', async () => {
  const queued = { id: 'w1', key: 'c1', createdAt: Date.now(), content: custom };
  await customQueue('waiting').change(() => [queued]);
  expect(await load('waiting')).toMatchObject({ loaded: { product_custom: [] }, drafts: [] });
});

test('and so does a draft of this device', async () => {
  await writeStoredDraft('drafting', draftKey('p1', null), { product, savedAt: 1 });
  expect((await load('drafting')).drafts).toMatchObject([{ productId: 'p1', name_ko: '티셔츠' }]);
});

test('a draft is shown as it looks, one of a release without previews by its product', async () => {
  const preview = { ...custom.preview };
  await writeStoredDraft('looking', draftKey('p1', null), { product, preview, savedAt: 2 });
  await writeStoredDraft('looking', draftKey('p1', 'c2'), { product, preview: { color: 9 }, savedAt: 1 });
  expect((await load('looking')).drafts).toMatchObject([{ preview }, { preview: null, image_src: '/p' }]);
});

test('with nothing on this device the page says that it is not saved here', async () => {
  const failed = await load('nothing').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(QueryError);
  expect(failed).toMatchObject({ kind: 'not-saved' });
});

test('an error of the server stays an error, whatever is on this device', async () => {
  await writeStoredDraft('refused', draftKey('p1', null), { product, savedAt: 1 });
  const errors = [{ message: 'no', extensions: { code: 'validation-failed' } }];
  vi.stubGlobal('fetch', async () => Response.json({ errors }));
  await expect(load('refused')).rejects.toMatchObject({ kind: 'service' });
});
