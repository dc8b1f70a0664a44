import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createClient } from '#src/writes/client.ts';
import { pageMeta } from './app/page-meta.ts';
import { fallbackConfig } from './config/shop-config.ts';
import { readyClient } from './graphql/lazy-client.ts';
import { createTranslations } from './i18n/translations.ts';
import { webManifest } from './pwa/web-manifest.ts';
import { createShopRouter } from './router.ts';
import { createSession } from './session/session.ts';

const i18n = await createTranslations('ko');
const session = createSession(fallbackConfig);
const client = readyClient(createClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
const router = createShopRouter({
  context: { client, config: fallbackConfig, i18n, session },
  history: createMemoryHistory(),
});

test.each([
  ['/main', 'main', 'over-picture', '홈'],
  ['/maindetail', 'maindetail', 'back', '더 보기'],
  ['/category', 'category', 'brand', '카테고리'],
  ['/search', 'search', 'brand', '검색'],
  ['/sign-up', 'sign-up', 'back', '회원가입'],
  ['/sign-up/social', 'sign-up-social', 'back', '회원가입'],
  ['/login', 'login', 'back', '로그인'],
  ['/login/kakao', 'login-kakao', 'back', '소셜 로그인'],
  ['/find-password', 'find-password', 'back', '비밀번호 찾기'],
  ['/terms', 'terms', 'back', '약관'],
  ['/privacy', 'privacy', 'back', '개인정보처리방침'],
  ['/order/wait', 'order-wait', 'back', '주문 대기'],
  ['/order/7', 'order-id', 'back', '주문'],
  ['/order/complete/7', 'order-complete-id', 'close', '주문 완료'],
  ['/cart', 'cart', 'back', '장바구니'],
  ['/event', 'event', 'brand', '이벤트'],
  ['/event/7', 'event-id', 'back', '이벤트'],
  ['/banner/list', 'banner-list', 'back', '룩북·소식'],
  ['/banner/7', 'banner-id', 'back', '룩북·소식'],
  ['/plan/7', 'plan-id', 'back', '기획전'],
  ['/brand/7', 'brand-id', 'back', '브랜드'],
  ['/brand/7/product/TEE', 'brand-product', 'back', '상품'],
  ['/artist/id', 'artist-id', 'back', '작가'],
  ['/artist/mori', 'artist-name', 'back', '작가'],
  ['/artist/mori/graphic/7', 'artist-name-graphic', 'back', '그래픽'],
  ['/artist/id/graphic/7', 'artist-id-graphic', 'back', '그래픽'],
  ['/product', 'product', 'back', '전체 상품'],
  ['/product/7', 'product-id', 'back', '상품'],
  ['/custom/7', 'custom-product', 'none', '꾸미기'],
  ['/shared/7', 'shared-custom', 'back', '공유받은 디자인'],
  ['/review/list', 'review-list', 'back', '리뷰'],
  ['/review/7', 'review-id', 'back', '리뷰'],
  ['/review/write/7', 'review-write', 'back', '리뷰 쓰기'],
  ['/review/write/7/check', 'review-write-check', 'back', '리뷰 쓰기'],
  ['/review/write/7/form', 'review-write-form', 'back', '리뷰 쓰기'],
  ['/influencer/7', 'influencer', 'back', '인플루언서'],
  ['/influencer/7/8', 'influencer-feed', 'back', '인플루언서'],
  ['/mypage', 'mypage', 'brand', '마이페이지'],
  ['/mypage/wallet', 'mypage-wallet', 'back', '지갑'],
  ['/mypage/wallet/connect', 'mypage-wallet-connect', 'back', '지갑 연결'],
  ['/mypage/review', 'mypage-review', 'back', '내 리뷰'],
  ['/mypage/product/custom-save', 'mypage-product-custom-save', 'back', '저장한 디자인'],
  ['/mypage/point', 'mypage-point', 'back', '적립금'],
  ['/mypage/order', 'mypage-order', 'back', '주문·배송'],
  ['/mypage/order/7', 'mypage-order-id', 'back', '주문 상세'],
  ['/mypage/claim/7', 'mypage-claim-id', 'back', '취소·반품·교환'],
  ['/mypage/like', 'mypage-like', 'back', '좋아요'],
  ['/mypage/follow', 'mypage-follow', 'back', '팔로우'],
  ['/mypage/coupon', 'mypage-coupon', 'back', '쿠폰'],
  ['/mypage/qna', 'mypage-qna', 'back', '상품 문의'],
  ['/mypage/profile', 'mypage-profile', 'back', '회원정보 수정'],
  ['/mypage/address', 'mypage-address', 'back', '배송지 관리'],
  ['/mypage/withdrawal', 'mypage-withdrawal', 'back', '회원 탈퇴'],
  ['/mypage/oneonone', 'mypage-oneonone', 'back', '1:1 문의'],
  ['/mypage/notice', 'mypage-notice', 'back', '공지사항'],
  ['/mypage/faq', 'mypage-faq', 'back', 'FAQ'],
  ['/mypage/about-us', 'mypage-about-us', 'back', '꾸밈 소개'],
  ['/no/such/page', 'not-found', 'brand', '페이지를 찾을 수 없어요'],
])('%s is the route %s, with the header %s and the title %s', (address, name, header, title) => {
  expect(pageMeta(router.matchRoutes(address), i18n)).toMatchObject({ name, header, title });
});

test('/ redirects to /main', async () => {
  await router.navigate({ to: '/' });
  expect(router.state.location.pathname).toBe('/main');
});

const { start_url, share_target, shortcuts } = webManifest;

test.each([start_url, share_target.action, ...shortcuts.map(({ url }) => url)])(
  '%s of the web manifest is a page of the shop',
  (address) => {
    const { pathname } = new URL(address, 'https://shop.example');
    expect(pageMeta(router.matchRoutes(pathname), i18n).name).not.toBe('not-found');
  },
);
