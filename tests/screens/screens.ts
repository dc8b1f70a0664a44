import type { Page } from 'playwright';
import { artistEmail, shopperEmail } from '../support/log-in.ts';
import type { RunningShop } from '../support/running-shop.ts';
import * as actions from './screen-actions.ts';
import { readShopperOrders } from './shopper-orders.ts';

const brandEmail = 'brand@kkumim.test';

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** The demo member who is signed in. */
  readonly member?: string;
  /** Opens what is shown over the page; then only the visible part is photographed. */
  readonly open?: (page: Page) => Promise<void>;
  /** The promotional popups are left as they come. */
  readonly withPopups?: true;
};

type Row =
  | 'product'
  | 'custom'
  | 'graphic'
  | 'other'
  | 'event'
  | 'ended'
  | 'banner'
  | 'brand'
  | 'plan'
  | 'artist'
  | 'influencer'
  | 'post'
  | 'block'
  | 'review';

/** The screens of the shop, with rows of the demo shop where an address needs one. */
export async function screens(shop: RunningShop): Promise<readonly Screen[]> {
  const { rows } = await shop.pool.query<Record<Row, string>>(
    `select
       (select id from product where state = 'ACT' and is_custom order by position limit 1) as product,
       (select id from product where state = 'ACT' and is_custom order by position offset 1 limit 1) as other,
       (select product_id || '?product_custom_id=' || id from product_custom
        where type = 'SHOP' and is_best and deleted_at is null order by created_at desc limit 1) as custom,
       (select artist.path_name || '/graphic/' || graphic.id from graphic join artist on artist.id = artist_id
        where graphic.is_best and graphic.state = 'ACT' order by graphic.position limit 1) as graphic,
       (select id from event where end_date > now() order by position limit 1) as event,
       (select id from event where end_date < now() order by position limit 1) as ended,
       (select id from home_template where not is_custom_url order by position limit 1) as banner,
       (select id from brand order by position limit 1) as brand,
       (select id from plan order by position limit 1) as plan,
       (select path_name from artist where user_id is not null order by position limit 1) as artist,
       (select id from influencer order by position limit 1) as influencer,
       (select influencer_id || '/' || id from influencer_feed order by created_at, id limit 1) as post,
       (select main_page_id from main_page_item where is_show_index limit 1) as block,
       (select id from review where state = 'ACT' and image_count > 1 order by like_count desc, id limit 1) as review`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo shop is empty.');
  const {
    product,
    custom,
    graphic,
    other,
    event,
    ended,
    banner,
    brand,
    plan,
    artist,
    influencer,
    post,
    block,
    review,
  } = row;
  const orders = await readShopperOrders(shop);
  const plain = `/product/${product}`;
  const decorate = `/custom/${product}`;
  return [
    { name: 'main', path: '/main' },
    { name: 'popups', path: '/main', open: actions.waitForPopups, withPopups: true },
    { name: 'side-menu', path: '/main', open: actions.openSideMenu },
    { name: 'search-panel', path: '/main', open: actions.openSearch },
    { name: 'search-suggestions', path: '/main', open: actions.typeSearch },
    { name: 'search-results', path: `/search?keyword=${encodeURIComponent('고양이')}` },
    { name: 'search-empty', path: `/search?keyword=${encodeURIComponent('없는말 이다')}` },
    { name: 'category', path: '/category' },
    { name: 'product-list', path: '/product?category=clothing' },
    { name: 'product-list-filtered', path: '/product?category=clothing&color=navy&sort=low_price' },
    { name: 'product-list-empty', path: '/product?category=clothing&price_min=90000' },
    { name: 'filter-sheet', path: '/product?category=clothing', open: actions.openFilters },
    { name: 'product', path: `/product/${custom}` },
    { name: 'product-plain', path: plain },
    { name: 'product-photos', path: plain, open: actions.enlargePhotos },
    { name: 'product-options', path: plain, open: actions.openOptions },
    { name: 'product-reviews', path: plain, open: actions.openSection(/^(리뷰|Reviews)/) },
    { name: 'product-inquiries', path: plain, open: actions.openSection(/^(문의|Q&A)/) },
    { name: 'product-guide', path: plain, open: actions.openSection(/^(안내|Guide)/) },
    { name: 'my-size', path: plain, open: actions.measureSize },
    { name: 'product-sizes', path: plain, open: actions.openSizes },
    { name: 'graphic', path: `/artist/${graphic}` },
    { name: 'events', path: '/event' },
    { name: 'event', path: `/event/${event}` },
    { name: 'event-ended', path: `/event/${ended}` },
    { name: 'banners', path: '/banner/list' },
    { name: 'banner', path: `/banner/${banner}` },
    { name: 'brand', path: `/brand/${brand}` },
    { name: 'artist', path: `/artist/${artist}` },
    { name: 'artist-designs', path: `/artist/${artist}?tab=customs` },
    { name: 'plan', path: `/plan/${plan}` },
    { name: 'influencer', path: `/influencer/${influencer}` },
    { name: 'influencer-post', path: `/influencer/${post}` },
    { name: 'main-detail', path: `/maindetail?main_id=${block}` },
    { name: 'reviews', path: '/review/list' },
    { name: 'reviews-of-product', path: `/review/list?product_id=${product}` },
    { name: 'review', path: `/review/${review}` },
    { name: 'likes', path: '/mypage/like', member: shopperEmail },
    { name: 'likes-empty', path: '/mypage/like', member: artistEmail },
    { name: 'follows', path: '/mypage/follow', member: shopperEmail },
    { name: 'saved-customs', path: '/mypage/product/custom-save', member: shopperEmail },
    { name: 'saved-customs-empty', path: '/mypage/product/custom-save', member: artistEmail },
    { name: 'mypage', path: '/mypage', member: shopperEmail },
    { name: 'notification', path: '/mypage/notification', member: shopperEmail },
    { name: 'product-qna', path: '/mypage/qna', member: shopperEmail },
    { name: 'product-qna-empty', path: '/mypage/qna', member: artistEmail },
    { name: 'oneonone', path: '/mypage/oneonone', member: shopperEmail, open: actions.openLastEntry },
    { name: 'oneonone-new', path: '/mypage/oneonone/new', member: shopperEmail },
    { name: 'login', path: '/login' },
    { name: 'notices', path: '/mypage/notice', open: actions.openFirstEntry },
    { name: 'faq', path: '/mypage/faq', open: actions.openFirstEntry },
    { name: 'faq-nothing-found', path: '/mypage/faq', open: actions.searchQuestions },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'about-us', path: '/mypage/about-us' },
    { name: 'cart-empty', path: '/cart' },
    { name: 'editor', path: decorate, open: actions.decorate },
    { name: 'editor-graphics', path: decorate, open: actions.openGraphics },
    { name: 'editor-all-graphics', path: decorate, open: actions.openAllGraphics },
    { name: 'sign-up', path: '/sign-up' },
    { name: 'social-question', path: '/login', open: actions.comeFromKakao },
    { name: 'sign-up-social', path: '/login', open: actions.signUpByKakao },
    { name: 'profile', path: '/mypage/profile', member: shopperEmail },
    ...shopperScreens(orders),
    { name: 'coupons-empty', path: '/mypage/coupon', member: artistEmail },
    { name: 'points-empty', path: '/mypage/point', member: artistEmail },
    { name: 'addresses-empty', path: '/mypage/address', member: artistEmail },
    { name: 'own-reviews-empty', path: '/mypage/review', member: artistEmail },
    { name: 'orders-empty', path: '/mypage/order', member: artistEmail },
    { name: 'mypage-artist', path: '/mypage', member: artistEmail },
    { name: 'own-graphics', path: '/mypage/graphic', member: artistEmail },
    { name: 'artist-profile', path: '/mypage/graphic/profile', member: artistEmail },
    { name: 'brand-orders', path: '/mypage/brand-orders', member: brandEmail },
    { name: 'not-saved', path: plain, open: actions.goOffline(`/product/${other}`) },
    { name: 'missing', path: '/no/such/page' },
  ];
}

const shopperScreens = (orders: Awaited<ReturnType<typeof readShopperOrders>>): readonly Screen[] =>
  (
    [
      { name: 'order-complete', path: `/order/complete/${orders.paid}` },
      { name: 'orders', path: '/mypage/order' },
      { name: 'order', path: `/mypage/order/${orders.delivered}` },
      { name: 'order-canceled', path: `/mypage/order/${orders.canceled}` },
      { name: 'cancel-sheet', path: `/mypage/order/${orders.paid}`, open: actions.openCancellation },
      { name: 'tracking-sheet', path: `/mypage/order/${orders.shipping}`, open: actions.openTracking },
      { name: 'claim-new', path: `/mypage/claim/new?order=${orders.delivered}&line=${orders.claimable}` },
      { name: 'claim', path: `/mypage/claim/${orders.claim}` },
      { name: 'coupons', path: '/mypage/coupon' },
      { name: 'points', path: '/mypage/point' },
      { name: 'addresses', path: '/mypage/address' },
      { name: 'address-form', path: '/mypage/address', open: actions.addAddress },
      { name: 'reviews-writable', path: '/mypage/review' },
      { name: 'reviews-written', path: '/mypage/review?tab=written' },
      { name: 'review-check', path: `/review/write/${orders.claimable}/check` },
      { name: 'review-form', path: `/review/write/${orders.claimable}/form` },
    ] satisfies readonly Screen[]
  ).map((screen) => ({ ...screen, member: shopperEmail }));
