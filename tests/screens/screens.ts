import { artistEmail, brandEmail, shopperEmail } from '../support/log-in.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { accountScreens } from './account-screens.ts';
import { buyingScreens } from './buying-screens.ts';
import { connectWallet } from './connect-wallet.ts';
import { editorScreens } from './editor-screens.ts';
import { makeOrders } from './made-orders.ts';
import { orderScreens } from './order-screens.ts';
import type { Screen } from './screen.ts';
import * as actions from './screen-actions.ts';
import { readShopperOrders } from './shopper-orders.ts';

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
  const made = await makeOrders(shop, [orders.producing, orders.delivered]);
  await connectWallet(shop.address);
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
    { name: 'notices', path: '/mypage/notice', open: actions.openFirstEntry },
    { name: 'faq', path: '/mypage/faq', open: actions.openFirstEntry },
    { name: 'faq-nothing-found', path: '/mypage/faq', open: actions.searchQuestions },
    { name: 'chat', path: '/main', open: actions.openChat },
    { name: 'product-inquiry-new', path: plain, member: shopperEmail, open: actions.askQuestion },
    { name: 'oneonone-empty', path: '/mypage/oneonone', member: artistEmail },
    { name: 'terms', path: '/terms' },
    { name: 'privacy', path: '/privacy' },
    { name: 'about-us', path: '/mypage/about-us' },
    { name: 'cart-empty', path: '/cart' },
    { name: 'editor', path: decorate, open: actions.decorate },
    ...(await editorScreens(shop.pool)),
    { name: 'editor-graphics', path: decorate, open: actions.openGraphics },
    { name: 'editor-all-graphics', path: decorate, open: actions.openAllGraphics },
    ...accountScreens,
    ...buyingScreens(made),
    ...orderScreens({ ...orders, ...made }),
    { name: 'own-reviews-empty', path: '/mypage/review', member: artistEmail },
    { name: 'orders-empty', path: '/mypage/order', member: artistEmail },
    { name: 'mypage-artist', path: '/mypage', member: artistEmail },
    { name: 'graphic-new', path: '/mypage/graphic/new', member: artistEmail },
    { name: 'own-graphics', path: '/mypage/graphic', member: artistEmail },
    { name: 'artist-profile', path: '/mypage/graphic/profile', member: artistEmail },
    { name: 'brand-orders', path: '/mypage/brand-orders', member: brandEmail },
    { name: 'not-saved', path: plain, open: actions.goOffline(`/product/${other}`) },
    { name: 'missing', path: '/no/such/page' },
  ];
}
