import { readdirSync, realpathSync } from 'node:fs';

/** Matches the modules at these paths. A path that does not exist stops the build. */
function modulesAt(...paths: readonly string[]): (id: string) => boolean {
  const files = paths.map((path) => realpathSync(path));
  return (id) => files.some((file) => id.startsWith(file));
}

/** Matches the modules of a folder whose names fit. If none does, the build stops. */
function modulesIn(folder: string, name = /./): (id: string) => boolean {
  const files = readdirSync(folder).filter((file) => name.test(file));
  if (files.length === 0) throw new Error(`chunk groups: ${folder} has no file like ${name}`);
  return modulesAt(...files.map((file) => `${folder}/${file}`));
}

// Modules that several lazy chunks share would become chunks of a few hundred bytes each; these groups join them.
// `libraries` and `shop` are what every visit needs; the browser's cache keeps `libraries` over many releases.
export const chunkGroups = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shop', tags: ['$initial' as const] },
  { name: 'carousel', test: modulesIn('src/ui', /^(carousel|scroll-engine|use-autoplay|use-carousel)/) },
  // Shared by the lazy client and the components that use urql's hooks.
  { name: 'urql', test: /node_modules\/(urql|@urql|wonka|@0no-co)\// },
  // Modules of the pages with a list that goes on.
  { name: 'lists', test: modulesAt('src/graphql/use-list.ts', 'src/ui/list-more.tsx') },
  // Modules of every page that tells a day.
  { name: 'dates', test: modulesAt('src/shared/dates.ts', 'src/shared/seoul-time.ts') },
  // Modules that the pages of categories and of lists share with each other and with their skeletons.
  {
    name: 'product-lists',
    test: modulesAt(
      'src/features/category/category-page.module.css',
      'src/features/category/category-section.module.css',
      'src/features/category/category-skeleton.tsx',
      'src/features/product-list/product-list-skeleton.tsx',
      'src/shared/product-list-search.ts',
    ),
  },
  // Modules of the pages of graphics and brands.
  {
    name: 'detail-heads',
    test: modulesAt('src/components/page/detail-head.module.css', 'src/shared/donation.ts'),
  },
  // Loaded when the page is idle, see src/app/idle-parts.ts, with what later files share with it.
  {
    name: 'idle-parts',
    test: modulesAt(
      'node_modules/idb-keyval',
      'src/app/idle-parts.ts',
      'src/app/record-page.ts',
      'src/storage/offline-pages.ts',
      'src/pwa/cache-images.ts',
      'src/pwa/install-method.ts',
      'src/pwa/run-worker.ts',
      'src/pwa/start-install-prompt.ts',
      'src/styles/store-fonts.ts',
    ),
  },
  // Shared by the main, product and graphic screens.
  {
    name: 'goods',
    test: modulesAt(
      'src/components/cards/card.module.css',
      'src/components/page/detail-page.module.css',
      'src/components/cards/donation-badge.tsx',
      'src/components/reaction/follow-button.tsx',
      'src/components/reaction/like-button.tsx',
      'src/components/product/price.tsx',
      'src/components/cards/product-badges.tsx',
      'src/components/cards/product-card.tsx',
      'src/components/page/safe-link.tsx',
      'src/components/page/section-heading.tsx',
      'src/components/cards/picture-overlay.tsx',
      'src/components/review/stars.tsx',
      'src/features/home/main-page.module.css',
      'src/graphql/route-query.ts',
      'src/components/reaction/use-set-reaction.ts',
      'src/ui/badge.tsx',
    ),
  },
  // By itself, or it would become a part of the next group.
  { name: 'chevron-down', test: modulesAt('node_modules/lucide-react/dist/esm/icons/chevron-down.mjs') },
  // Small parts of the product page that other pages or its sheets have, too.
  {
    name: 'product-parts',
    test: modulesAt(
      'node_modules/lucide-react/dist/esm/icons/share-2.mjs',
      'src/components/product/color-label.tsx',
      'src/components/product/custom-price-breakdown.module.css',
      'src/components/product/custom-price-breakdown.tsx',
      'src/components/share/share-button.tsx',
      'src/network/use-online-check.ts',
      'src/shared/sellable-sides.ts',
    ),
  },
  // Blocks of the main page, at once and below the first screen.
  {
    name: 'blocks',
    test: modulesAt(
      'node_modules/@tanstack/react-router/dist/esm/ScrollRestoration.js',
      'src/features/home/block-frame.tsx',
      'src/features/home/eager-block.tsx',
      'src/features/home/main-page-query.ts',
      'src/session/restored-scroll.ts',
    ),
  },
  // By themselves, or they would become parts of the next groups.
  { name: 'persisted-results', test: modulesAt('src/storage/persisted-results.ts') },
  { name: 'valibot', test: modulesAt('node_modules/valibot') },
  // Modules that store what is typed and chosen, until it is sent.
  { name: 'drafts', test: modulesAt('src/storage/viewer-values.ts', 'src/storage/use-draft-text.ts') },
  // Calls to the REST API, and what a page says of their outcome.
  {
    name: 'calls',
    test: modulesAt(
      'src/components/form/use-outcome-message.ts',
      'src/api/unwrap.ts',
      'src/api/call-api.ts',
      'src/api/new-uuid.ts',
    ),
  },
  // Modules that skeletons share with their pages: those of visitors, of the editor and of members.
  {
    name: 'list-skeletons',
    test: modulesAt(
      'src/features/banner/banner-kinds.ts',
      'src/features/event/event-ratio.ts',
      'src/features/review/reviews-page.module.css',
      'src/features/search/search-page.module.css',
    ),
  },
  {
    name: 'editor-skeleton',
    test: modulesAt(
      'src/features/custom-editor/custom-editor-page.module.css',
      'src/features/custom-editor/editor-bar.module.css',
    ),
  },
  {
    name: 'member-skeletons',
    test: modulesAt(
      'src/features/addresses/addresses-page.module.css',
      'src/features/coupons/coupons-page.module.css',
      'src/features/orders/order-complete-page.module.css',
      'src/features/orders/order-details-page.module.css',
      'src/features/points/points-page.module.css',
      'src/features/review-writing/own-reviews.module.css',
    ),
  },
  // Modules of every outbox.
  { name: 'outbox', test: modulesIn('src/writes/outbox', /^(outbox|call-outcome)/) },
  // Modules about what is not sent yet, which outboxes share with the pages that show it.
  { name: 'inquiries', test: modulesIn('src/writes/inquiries', /^(?!.*outbox)/) },
  { name: 'written-reviews', test: modulesIn('src/writes/reviews', /^(?!.*outbox|reviewed-lines)/) },
  {
    name: 'pending-customs',
    test: modulesAt('src/writes/customs/custom-drafts.ts', 'src/writes/customs/pending-customs.ts'),
  },
  { name: 'custom-queue', test: modulesAt('src/writes/customs/custom-queue.ts') },
  { name: 'reapply-reactions', test: modulesAt('src/writes/reactions/reapply-reactions.ts') },
  // Opened with every page of a member.
  {
    name: 'member-outboxes',
    test: modulesAt(
      'src/app/start-text-outboxes.ts',
      'src/writes/customs/send-custom.ts',
      'src/writes/outbox/mutate.ts',
      'src/writes/outbox/call-outbox.ts',
      'src/writes/reactions/send-reaction.ts',
    ),
  },
  // By itself: the order of a list is chosen without any other field.
  { name: 'select', test: modulesAt('src/ui/select.tsx') },
  // Modules of forms that have more than one field.
  {
    name: 'fields',
    test: modulesAt(
      'src/components/form/field-row.module.css',
      'src/components/form/radio.module.css',
      'src/shared/contracts/account-fields.ts',
      'src/shared/phone.ts',
      'src/shared/text-length.ts',
      'src/shared/typed-text.ts',
      'src/ui/field.tsx',
    ),
  },
  // Modules of the forms without the library.
  {
    name: 'forms',
    test: modulesAt('src/components/form/form-problems.ts', 'src/components/form/use-plain-form.ts'),
  },
  // By itself: the checkout and signing up have nothing of the next group.
  { name: 'form-library', test: modulesAt('node_modules/react-hook-form') },
  {
    name: 'library-forms',
    test: modulesAt('src/components/form/use-library-form.ts', 'src/storage/use-draft-texts.ts'),
  },
  // Modules of forms with photos.
  {
    name: 'photo-uploads',
    test: modulesAt('src/components/photo/shrink-photo.ts', 'src/components/photo/upload-progress.tsx'),
  },
  // Modules of the cart and the checkout.
  {
    name: 'buying',
    test: modulesAt(
      'src/analytics/ecommerce-item.ts',
      'src/analytics/push-ecommerce-event.ts',
      'src/components/order/bottom-bar.tsx',
    ),
  },
  // Modules of what is listed in a cart or an order.
  {
    name: 'item-parts',
    test: modulesAt(
      'src/components/order/amount-list.tsx',
      'src/components/order/item-line.module.css',
      'src/components/product/production-method.ts',
      'src/components/product/variant-name.ts',
    ),
  },
  // By themselves, or they would become parts of the next group.
  { name: 'artwork', test: modulesAt('src/shared/artwork.ts') },
  { name: 'pressed-key', test: modulesAt('src/ui/pressed-key.ts') },
  { name: 'prices', test: modulesAt('src/shared/custom-price.ts', 'src/shared/unit-price.ts') },
  // Modules that the editor shares with its sheets and with what is loaded when it is pressed.
  {
    name: 'editor',
    test: modulesAt(
      'src/features/custom-editor/custom-document.ts',
      'src/features/custom-editor/layer-geometry.ts',
      'src/features/custom-editor/layer-keys.ts',
      'src/features/custom-editor/layer-texts.ts',
      'src/features/custom-editor/method-warnings.tsx',
      'src/features/custom-editor/open-editor.ts',
      'src/features/custom-editor/opened-custom.ts',
      'src/features/custom-editor/slots.tsx',
    ),
  },
  // The cart’s lines, and sending their changes.
  {
    name: 'cart-data',
    test: modulesAt(
      'src/app/open-cart.ts',
      'src/writes/cart/cart-store.ts',
      'src/writes/cart/viewer-cart.ts',
    ),
  },
];
