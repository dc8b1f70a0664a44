import { realpathSync } from 'node:fs';

/** Matches the modules at these paths. A path that does not exist stops the build. */
function modulesAt(...paths: readonly string[]): (id: string) => boolean {
  const files = paths.map((path) => realpathSync(path));
  return (id) => files.some((file) => id.startsWith(file));
}

// Modules that several lazy chunks share would become chunks of a few hundred bytes each; these groups join them.
// `libraries` and `shop` are what every visit needs; the browser's cache keeps `libraries` over many releases.
export const chunkGroups = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shop', tags: ['$initial' as const] },
  {
    name: 'carousel',
    test: modulesAt(
      'src/ui/carousel-controls.tsx',
      'src/ui/carousel-engine.ts',
      'src/ui/carousel-interaction.ts',
      'src/ui/carousel.tsx',
      'src/ui/scroll-engine.ts',
      'src/ui/use-autoplay.ts',
      'src/ui/use-carousel.ts',
    ),
  },
  // Shared by the lazy client and the components that use urql's hooks.
  { name: 'urql', test: /node_modules\/(urql|@urql|wonka|@0no-co)\// },
  // Of the pages with a list that goes on.
  { name: 'lists', test: modulesAt('src/graphql/use-list.ts', 'src/ui/list-more.tsx') },
  // What the pages of categories and of lists share with each other and with their skeletons.
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
  // Of the pages of graphics and brands.
  {
    name: 'detail-heads',
    test: modulesAt('src/components/detail-head.module.css', 'src/shared/donation.ts'),
  },
  // Also of the client and of pages that keep something on the device.
  { name: 'storage', test: /node_modules\/idb-keyval|src\/offline\/viewer-database/ },
  // Loaded when the page is idle, see src/app/idle-parts.ts, with what later files share with it.
  {
    name: 'idle-parts',
    test: modulesAt(
      'src/app/idle-parts.ts',
      'src/app/record-page.ts',
      'src/offline/offline-pages.ts',
      'src/pwa/cache-images.ts',
      'src/pwa/install-method.ts',
      'src/pwa/run-worker.ts',
      'src/pwa/start-install-prompt.ts',
      'src/styles/add-fonts.ts',
    ),
  },
  // Shared by the main, product and graphic screens.
  {
    name: 'goods',
    test: modulesAt(
      'src/components/card.module.css',
      'src/components/detail-page.module.css',
      'src/components/donation-badge.tsx',
      'src/components/follow-button.tsx',
      'src/components/like-button.tsx',
      'src/components/price.tsx',
      'src/components/product-badges.tsx',
      'src/components/product-card.tsx',
      'src/components/safe-link.tsx',
      'src/components/section-heading.tsx',
      'src/components/picture-overlay.tsx',
      'src/components/stars.tsx',
      'src/features/home/default-main.module.css',
      'src/features/home/main-page.module.css',
      'src/graphql/route-query.ts',
      'src/reactions/use-set-reaction.ts',
      'src/ui/badge.tsx',
      'src/ui/deferred.tsx',
    ),
  },
  // By itself, or it would become a part of the next group.
  { name: 'chevron-down', test: modulesAt('node_modules/lucide-react/dist/esm/icons/chevron-down.mjs') },
  // Small parts of the product page that other pages or its sheets have, too.
  {
    name: 'product-parts',
    test: modulesAt(
      'node_modules/lucide-react/dist/esm/icons/share-2.mjs',
      'src/components/color-label.tsx',
      'src/components/custom-price-breakdown.module.css',
      'src/components/custom-price-breakdown.tsx',
      'src/components/share-button.tsx',
      'src/offline/use-online-check.ts',
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
      'src/features/home/use-block-height.ts',
      'src/session/restored-scroll.ts',
    ),
  },
];
