import type { Page } from 'playwright/test';
import { needsLogin } from '#src/session/member-area.ts';
import { filesByRoute } from '../budgets/route-files.ts';
import { allAddresses, fillAddress } from '../support/addresses.ts';
import { artistEmail, logIn, shopperEmail } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { releaseTag } from '../support/release-tag.ts';
import { isReady } from '../support/rendered-page.ts';
import { readShopFacts, type ShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';

const languages = ['ko', 'en'] as const;
type Language = (typeof languages)[number];

/** A screen as section 2 of the specification states it; what it leaves out is as on most screens. */
type Screen = {
  /** Where it says none, ours; `null`: in the data of the page. */
  readonly title: Readonly<Record<Language, string>> | null;
  /** `bar`: the logo, search and menu. */
  readonly header?: 'bar' | 'back' | 'close';
  readonly hides?: 'tab bar';
  readonly end?: 'footer' | 'spacer';
  /** Without the 160 pixels below everything. */
  readonly isTight?: true;
  /** Pixels below everything, where a bar of the page lies. */
  readonly barSpace?: number;
  /** Where the address leads instead. */
  readonly redirects?: (ids: ShopFacts['ids']) => string;
};

const title = (ko: string, en: string) => ({ title: { ko, en } });
const named = { title: null };

/**
 * By the route's pattern. The screens of an order: buying.spec.ts, orders.spec.ts. An address that redirects does not stand right before its
 * target, because nothing would change there.
 */
const screens: Readonly<Record<string, Screen>> = {
  '/main': { ...title('홈', 'Home'), header: 'bar' },
  '/maindetail': named,
  '/category': { ...title('카테고리', 'Category'), header: 'bar' },
  '/': { ...title('홈', 'Home'), header: 'bar', redirects: () => '/main' },
  '/search': { ...title('검색', 'Search'), header: 'bar' },
  // For visitors, see src/router.test.ts.
  '/sign-up': { ...title('홈', 'Home'), header: 'bar', redirects: () => '/main' },
  '/sign-up/social': title('회원가입', 'Sign up'),
  '/terms': title('약관', 'Terms'),
  '/cart': title('장바구니', 'Cart'),
  '/banner/list': { ...title('룩북·소식', 'Lookbook and news'), isTight: true },
  '/banner/$id': named,
  '/plan/$id': named,
  '/brand/$id': named,
  '/brand/$id/product/$code': {
    ...named,
    hides: 'tab bar',
    barSpace: 64,
    redirects: ({ product }) => `/product/${product}`,
  },
  '/artist/$name': named,
  '/artist/$name/graphic/$graphicId': named,
  '/artist/id': { ...named, redirects: ({ artist }) => `/artist/${artist}` },
  '/artist/id/graphic/$graphicId': {
    ...named,
    redirects: ({ artist, graphic }) => `/artist/${artist}/graphic/${graphic}`,
  },
  '/product/$id': { ...named, hides: 'tab bar', barSpace: 64 },
  '/review/list': title('리뷰', 'Reviews'),
  '/review/$id': named,
  '/review/write/$orderProductId/check': title('리뷰 쓰기', 'Write a review'),
  '/review/write/$orderProductId/form': title('리뷰 쓰기', 'Write a review'),
  '/review/write/$orderProductId': {
    ...title('리뷰 쓰기', 'Write a review'),
    redirects: (ids) => `${fillAddress('/review/write/$orderProductId', ids)}/check`,
  },
  '/influencer/$id': { ...named, end: 'spacer', isTight: true },
  '/influencer/$id/$feedId': { ...named, end: 'spacer', isTight: true },
  '/mypage': { ...title('마이페이지', 'My page'), header: 'bar' },
  '/mypage/wallet/connect': {
    ...title('지갑 연결', 'Connect a wallet'),
    hides: 'tab bar',
    end: 'spacer',
    isTight: true,
  },
  '/mypage/review': title('내 리뷰', 'My reviews'),
  '/mypage/product/custom-save': title('저장한 디자인', 'Saved designs'),
  '/mypage/point': title('적립금', 'Points'),
  '/mypage/order': title('주문·배송', 'Orders and delivery'),
  '/mypage/like': title('좋아요', 'Likes'),
  '/mypage/follow': title('팔로우', 'Following'),
  '/mypage/coupon': title('쿠폰', 'Coupons'),
  '/mypage/qna': title('상품 문의', 'Product Q&A'),
  '/mypage/address': title('배송지 관리', 'Shipping addresses'),
  '/mypage/profile': title('회원정보 수정', 'Edit profile'),
  '/mypage/oneonone': title('1:1 문의', '1:1 inquiry'),
  '/mypage/oneonone/new': title('1:1 문의하기', 'Write an inquiry'),
  '/mypage/notice': title('공지사항', 'Notices'),
  '/mypage/faq': title('FAQ', 'FAQ'),
  '/mypage/about-us': { ...title('꾸밈 소개', 'About us'), isTight: true },
  '/$': { ...title('페이지를 찾을 수 없어요', 'Page not found'), header: 'bar' },
};

const names = {
  ko: { back: '뒤로', close: '닫기', tabBar: '주요 메뉴' },
  en: { back: 'Back', close: 'Close', tabBar: 'Main menu' },
} as const;

/** Measures in the browser what the shopper sees around a page. */
async function readFrame(page: Page, language: Language) {
  const { back, close, tabBar } = names[language];
  const buttonIn = (name: string) => page.locator('header').getByRole('button', { name, exact: true });
  const [hasBack, hasClose, hasTabBar, hasFooter, hasSpacer, drawn] = await Promise.all([
    buttonIn(back).isVisible(),
    buttonIn(close).isVisible(),
    page.getByRole('navigation', { name: tabBar }).isVisible(),
    page.getByRole('contentinfo').isVisible(),
    page.getByTestId('spacer').isVisible(),
    page.evaluate(() => {
      const box = document.querySelector('header')?.getBoundingClientRect();
      const end = document.querySelector('[data-bottom-space]');
      return {
        headerHeight: box && Math.round(box.height),
        space: end && Number.parseInt(getComputedStyle(end).paddingBottom, 10),
      };
    }),
  ]);
  return {
    title: (await page.title()).replace(/ \| 꾸밈$/, ''),
    language: await page.locator('html').getAttribute('lang'),
    header: hasBack ? 'back' : hasClose ? 'close' : 'bar',
    headerHeight: drawn.headerHeight,
    hides: hasTabBar ? undefined : 'tab bar',
    end: [...(hasFooter ? ['footer'] : []), ...(hasSpacer ? ['spacer'] : [])],
    space: drawn.space,
  };
}

function specified(screen: Screen, language: Language) {
  const { title, header = 'back', hides, end = 'footer', isTight, barSpace } = screen;
  const tightSpace = isTight && (hides ? 0 : 56);
  return {
    title: title ? title[language] : expect.stringMatching(/./),
    language,
    header,
    headerHeight: 52,
    hides,
    end: [end],
    space: barSpace ?? tightSpace ?? 160,
  };
}

const pathOf = (address: string) => address.replace(/(.)\/(?=\?|$)/, '$1').replace(/\?.*/, '');

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: { ko: 'ko-KR', en: 'en-US' }[language], expectedErrors: /404/ });

    test(
      'a member who goes from screen to screen sees of each what the specification says',
      releaseTag(language !== 'ko'),
      async ({ page, shop }) => {
        const { ids } = await readShopFacts(shop.pool);
        await logIn(page, '/privacy');
        for (const [pattern, screen] of Object.entries(screens)) {
          const address = fillAddress(pattern, ids);
          await navigateClientSide(page, address);
          await expect(page, pattern).toHaveURL(
            (url) => pathOf(url.pathname) === (screen.redirects?.(ids) ?? pathOf(address)),
          );
          await expect.poll(() => readFrame(page, language), pattern).toEqual(specified(screen, language));
        }
      },
    );

    test('a member who opens each screen directly sees the same', { tag: '@release' }, async ({
      page,
      shop,
    }) => {
      const { ids } = await readShopFacts(shop.pool);
      await logIn(page, '/privacy');
      for (const [pattern, screen] of Object.entries(screens)) {
        const address = fillAddress(pattern, ids);
        await page.goto(address);
        await isReady(page);
        await expect(page, pattern).toHaveURL(
          (url) => pathOf(url.pathname) === (screen.redirects?.(ids) ?? pathOf(address)),
        );
        await expect.poll(() => readFrame(page, language), pattern).toEqual(specified(screen, language));
      }
    });
  });
}

const onlyRedirects = ['/', '/review/write/$orderProductId'];

test('the code of every screen is a file of its own, which is loaded with it', () => {
  const routes = filesByRoute();
  const patterns = Array.from(routes.keys(), (file) =>
    pathOf(file.replace(/^src\/routes/, '').replace(/(\/index)?\.tsx$/, '')),
  );
  const components = Object.keys(screens).filter((pattern) => !onlyRedirects.includes(pattern));
  expect(components.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

test('the server sends members the page that it sends a visitor', async ({ browser, shop }) => {
  const accessTokenOf = async (email: string) => {
    const page = await browser.newPage({ baseURL: shop.address });
    await logIn(page, '/privacy', email);
    const token = await page.evaluate(() =>
      Object.values(localStorage).find((text) => /^ey\w+\./.test(text)),
    );
    await page.close();
    return `Bearer ${token}`;
  };
  const callers = [null, await accessTokenOf(shopperEmail), await accessTokenOf(artistEmail)];
  expect(new Set(callers).size).toBe(3);
  const addresses = (await allAddresses(await readShopFacts(shop.pool))).filter((path) => !needsLogin(path));
  for (const address of addresses) {
    const countPages = async () => {
      const pages = callers.map(async (authorization) => {
        const headers = { 'accept-language': 'ko', ...(authorization && { authorization }) };
        return (await fetch(shop.address + address, { headers })).text();
      });
      return new Set(await Promise.all(pages)).size;
    };
    // A busy server sends the app shell first.
    await expect.poll(countPages, address).toBe(1);
  }
});
