import { act, cleanup, screen } from '@testing-library/react';
import { maskFragments } from 'gql.tada';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogQueue, dialogs } from '#src/ui/dialogs.ts';
import { dismissToast, showToast } from '#src/ui/toasts.ts';
import { useStore } from '#src/ui/use-store.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { popupFragment } from './popup-carousel.tsx';
import { popupsDueAt, selectPopups } from './popup-selection.ts';
import { Popups } from './popups.tsx';
import { idleMs } from './use-idle.ts';

const key = 'kkumim.popup-closed-at';
const popup = maskFragments([popupFragment], {
  id: 'p1',
  position: 0,
  title: '첫 꾸밈 쿠폰',
  title_en: 'First coupon',
  url_path: '/event',
  image_src: '/popups/first.webp',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-01T00:00:00Z',
});

/** Pictures that are being loaded, and are until the test says that they have come. */
let loading: LoadingImage[] = [];
class LoadingImage {
  /** Null once nobody waits for it. */
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    loading.push(this);
  }
}

beforeEach(() => {
  loading = [];
  vi.stubGlobal('Image', LoadingImage);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  act(() => dialogQueue.set([]));
  act(dismissToast);
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const news = () => screen.queryByRole('dialog', { name: '꾸밈 소식' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const pause = () => pass(idleMs);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const newVisit = () => sessionStorage.clear();

/** Like `PopupsHost`, with popups that are already loaded. */
function Host({ popups }: { popups: readonly (typeof popup)[] }) {
  const path = useStore(popupsDueAt);
  return (
    path !== null && (
      <>
        <input aria-label="검색어" />
        <Popups key={path} popups={popups} autoplay={0} />
      </>
    )
  );
}

async function openUnloaded(path = '/main', popups = [popup]) {
  selectPopups(path);
  await renderInShop(<Host popups={popups} />);
}

async function open(path?: string, popups?: (typeof popup)[]) {
  await openUnloaded(path, popups);
  act(() => loading.at(-1)?.onload?.());
}

test.each(['onload', 'onerror'] as const)('they wait for their first picture: %s', async (outcome) => {
  await openUnloaded();
  pass(10 * idleMs);
  expect(news()).toBeNull();
  act(() => loading.at(-1)?.[outcome]?.());
  pause();
  expect(news()).not.toBeNull();
});

test('popups are shown to a new shopper and have links', async () => {
  await open();
  pause();
  expect(news()).not.toBeNull();
  expect(screen.getByRole('link', { name: '첫 꾸밈 쿠폰' }).getAttribute('href')).toBe('/event');
});

test.each(['/login', '/sign-up/social', '/find-password', '/order/7', '/order/complete/7', '/custom/7'])(
  'they are not shown at %s',
  async (path) => {
    await open(path);
    pause();
    expect(news()).toBeNull();
  },
);

test.each(['/product/7', '/maindetail', '/mypage', '/mypage/order', '/cart', '/event'])(
  'they are shown at %s',
  async (path) => {
    await open(path);
    pause();
    expect(news()).not.toBeNull();
  },
);

test('they wait until the shopper is idle', async () => {
  await open();
  for (const event of ['scroll', 'pointermove', 'touchstart', 'keydown']) {
    pass(idleMs - 1);
    window.dispatchEvent(new Event(event));
  }
  pass(idleMs - 1);
  expect(news()).toBeNull();
  pass(1);
  expect(news()).not.toBeNull();
});

test('they wait as long as a field has the focus', async () => {
  await open();
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  pass(10 * idleMs);
  expect(news()).toBeNull();
  act(() => field.blur());
  pause();
  expect(news()).not.toBeNull();
});

test('they wait until a dialog is closed', async () => {
  await open();
  act(() => void dialogs.alert({ message: '로그인 후 이용해주세요.' }));
  pass(10 * idleMs);
  expect(news()).toBeNull();
  act(() => dialogQueue.get()[0]?.close(''));
  pass(2 * idleMs);
  expect(news()).not.toBeNull();
});

test('they wait while a toast offers an action', async () => {
  await open();
  act(() => showToast('로그인하면 보려던 화면으로 바로 이동해요.', { label: '로그인', run: () => {} }));
  pass(idleMs);
  expect(news()).toBeNull();
  pass(3 * idleMs);
  expect(news()).not.toBeNull();
});

test('a navigation closes them, until the next pause on a page that may have them', async () => {
  await open();
  pause();
  act(() => selectPopups('/login'));
  expect(news()).toBeNull();
  act(() => selectPopups('/product/7'));
  act(() => loading.at(-1)?.onload?.());
  pause();
  expect(news()).not.toBeNull();
  act(() => selectPopups('/product/8'));
  expect(news()).toBeNull();
});

test('closed for today they are not shown on the next visit', async () => {
  await open();
  pause();
  press('오늘 하루 보지 않기');
  expect(news()).toBeNull();
  expect(Date.parse(localStorage.getItem(key) ?? '')).not.toBeNaN();
  newVisit();
  await open();
  pause();
  expect(news()).toBeNull();
});

test('closed otherwise, they are shown again on the next visit', async () => {
  await open();
  pause();
  press('닫기');
  expect(news()).toBeNull();
  await open();
  pause();
  expect(news()).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
  newVisit();
  await open();
  pause();
  expect(news()).not.toBeNull();
});

test('an invalid stored date counts as none', async () => {
  localStorage.setItem(key, '{"broken');
  await open();
  pause();
  expect(news()).not.toBeNull();
});

test('they can be closed without access to storage', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  await open();
  pause();
  press('닫기');
  await open();
  pause();
  expect(news()).toBeNull();
});

test('without popups nothing opens', async () => {
  await open('/main', []);
  pause();
  expect(news()).toBeNull();
});
