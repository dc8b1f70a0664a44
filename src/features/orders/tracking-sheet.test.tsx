import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import type { Parcel } from './load-order-details.ts';
import { TrackingSheet } from './tracking-sheet.tsx';

const line = '00000000-0000-4000-8000-000000000001';
const parcel: Parcel = {
  id: '00000000-0000-4000-8000-000000000002',
  carrier: { code: 'CJ', name_ko: 'CJ대한통운', name_en: 'CJ Logistics' },
  tracking_number: '688812345678',
  tracking_url: 'https://carrier.test/688812345678',
  state: 'OUT_FOR_DELIVERY',
  shipped_at: '2026-11-24T03:00:00Z',
  delivered_at: null,
  line_ids: [line],
  events: [
    {
      code: 'OUT_FOR_DELIVERY',
      location: '서울',
      description_ko: '배달 출발',
      description_en: 'Out',
      occurred_at: '2026-11-25T00:05:00Z',
    },
    {
      code: 'AT_PICKUP',
      location: '',
      description_ko: '집하',
      description_en: 'Picked up',
      occurred_at: '2026-11-24T09:00:00Z',
    },
  ],
};

const show = (lineId: string | null = line) => {
  const sheet = <TrackingSheet orderId={sampleOrder().id} lineId={lineId} onClose={() => {}} />;
  return renderInShop(sheet, 'ko', { session: memberSession() });
};
const respond = (respondWith: () => Response) => vi.stubGlobal('fetch', async () => respondWith());

afterEach(async () => {
  cleanup();
  act(markOnline);
  vi.unstubAllGlobals();
  await deleteViewerDatabase(member.id);
});

test('the way of a parcel is told from its newest event on, also without a network later', async () => {
  respond(() => Response.json({ deliveries: [parcel] }));
  await show();
  expect(await screen.findByText('배달 중')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '배달 출발2026. 11. 25. 09:05서울',
    '집하2026. 11. 24. 18:00',
  ]);
  expect(screen.getByRole('link', { name: '택배사에서 자세히 보기' }).getAttribute('href')).toBe(
    parcel.tracking_url,
  );
  respond(() => {
    throw new TypeError('Failed to fetch');
  });
  act(markOffline);
  await show();
  expect(await screen.findByText('배달 출발')).toBeTruthy();
});

test('a sheet that cannot be loaded offers another try', async () => {
  respond(() => new Response('', { status: 500 }));
  await show();
  const retry = await screen.findByRole('button', { name: '다시 시도하기' });
  respond(() => Response.json({ deliveries: [] }));
  await userEvent.click(retry);
  expect(await screen.findByText('아직 발송 전이에요.')).toBeTruthy();
});
