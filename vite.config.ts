import { basename, join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { BuildOptions } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { buildProgress } from '#tools/build/build-progress.ts';
import { chunkGroups } from '#tools/build/chunk-groups.ts';
import { compileHints } from '#tools/build/compile-hints.ts';
import { hashLength } from '#tools/build/hash-length.ts';
import { koreanInPlace } from '#tools/build/korean-in-place.ts';
import { memberStyleModules } from '#tools/build/member-features.ts';
import { minifyAgain } from '#tools/build/minify-again.ts';
import { minifyInline } from '#tools/build/minify-inline.ts';
import { buildTarget } from '#tools/build/oldest-browsers.ts';
import { parsedDocuments } from '#tools/build/parsed-documents.ts';
import { preloadClient } from '#tools/build/preload-client.ts';
import { shippedOperations } from '#tools/build/shipped-operations.ts';
import { splitStyles } from '#tools/build/split-styles.ts';
import { webManifest } from './src/pwa/web-manifest.ts';

const serverUrl = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

// Babel transforms only the files that import a Lingui macro.
const linguiOptions = { configPath: 'locales/lingui.config.ts' };
const linguiConfig = getConfig(linguiOptions);
const linguiPlugins = () => {
  const { preset, rolldown } = linguiTransformerBabelPreset(
    { linguiConfig, descriptorFields: 'id-only' },
    linguiOptions,
  );
  const { reader, writer } = koreanInPlace(linguiConfig);
  return [
    reader,
    babel({ presets: [{ preset: { plugins: [...preset.plugins, writer] }, rolldown }] }),
    lingui(linguiOptions),
  ];
};

// The service worker precaches the whole application, so that every screen opens without a network.
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  // Registered by src/pwa/run-worker.ts.
  injectRegister: false,
  registerType: 'prompt',
  manifest: webManifest,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: [
      'index.html',
      'assets/*.{js,css}',
      'assets/pretendard-core-*.woff2',
      // The files of public/ that scripts and the page refer to, see tests/architecture/offline-files.test.ts.
      '{favicon,logo}.svg',
      'icons/icon-192.png',
    ],
  },
});

const storefront: BuildOptions = {
  // For error reports only: the server does not serve the maps, and no file refers to them.
  sourcemap: 'hidden',
  // One style sheet, split in two by setup/split-styles.ts: together the modules compress to two thirds of separate files,
  // and no lazy chunk waits for its own styles.
  cssCodeSplit: false,
  manifest: true,
  target: buildTarget(),
  // No preload lists in the chunks: the server's page preloads the chunks of the first screen, and the service worker has
  // cached all others. The client is the exception: it is imported at the first interaction, with all of its chunks.
  modulePreload: {
    // Browsers that do not know the links load the same files a little later.
    polyfill: false,
    resolveDependencies: (file, dependencies) => (/\/client-[^/]+$/.test(file) ? dependencies : []),
  },
  rolldownOptions: {
    // It would merge the groups of chunk-groups.ts into the entry, and modules of one group into several chunks.
    experimental: { chunkOptimization: false },
    output: {
      // Every route's chunk is named in the first script; with 42 of the usual 48 bits these names take less.
      chunkFileNames: `assets/[name]-[hash:${hashLength}].js`,
      codeSplitting: { groups: chunkGroups },
    },
  },
};

// Renders first screens on the server, see src/ssr. Not below dist, because everything there is served.
const serverBundle: BuildOptions = {
  outDir: 'dist-server',
  target: 'node24',
  minify: true,
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'ssr.js' } },
};

/** They kill processes, wait for slow services, fill large shops and draw: `.ci/run`, see decision 044. */
const slowTests = [
  'server/app/main.test.ts',
  'server/catalogue/customs/saved-customs.test.ts',
  'server/platform/database/embedded/embedded-postgres.test.ts',
  'server/platform/database/large-shop.test.ts',
  'demo/past-orders/past-orders.test.ts',
  'demo/seed.test.ts',
  'demo/seeding/pictures/picture-drawing.test.ts',
  'server/images/remote-image-source.test.ts',
  'server/images/resized-images.test.ts',
  // Not slow, but in need of a process of its own: in one that other files had used, the mail library's streams failed twice.
  'server/messages/smtp-adapter.test.ts',
  'server/ordering/fulfillment/order-prints.test.ts',
  'server/ordering/placing/rush.test.ts',
  'server/ordering/payments/cash-receipts.test.ts',
  'server/ordering/payments/interrupted-payments.test.ts',
  'server/ordering/payments/partial-cancels.test.ts',
  'server/ordering/payments/refund-at-gateway.test.ts',
  'server/ordering/payments/slow-gateway.test.ts',
  'server/push/push.test.ts',
  'server/sandbox/gateway/sandbox-process.test.ts',
  'server/data-service/hostile-values.test.ts',
  'server/http/rest/enumeration.test.ts',
  'server/http/rest/hostile-inputs.test.ts',
  'server/http/rest/more-rules-of-money.test.ts',
  'server/http/rest/withdrawal.test.ts',
  'server/catalogue/search/visible-items.test.ts',
  'server/http/ssr/page-renderer.test.ts',
  'server/catalogue/uploads/uploads.test.ts',
  'server/sandbox/wallet/sandbox-wallet.test.ts',
];

/**
 * `npm run test:release`: variants of the slow ones. The rush is in both, with fewer rounds there; what is killed while it pays is
 * there, everything else that is killed here.
 */
const releaseTests = [
  'server/ordering/placing/rush.test.ts',
  'server/platform/jobs/interrupted-jobs.test.ts',
  'server/platform/jobs/outbound-calls.test.ts',
  'server/messages/interrupted-messages.test.ts',
  'server/push/push-services.test.ts',
  'tests/architecture/added-screen.test.ts',
];

const serverTests = {
  environment: 'node',
  // Not inherited, as these projects extend nothing.
  maxWorkers: '100%',
  // Processes and databases are started: seconds on a busy machine.
  testTimeout: 30_000,
  setupFiles: ['tests/support/unit-setup.ts'],
  globalSetup: ['tests/support/postgres.ts'],
  // The processes that tests start keep their compiled code: half of the time of a start.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    buildProgress(),
    shippedOperations(),
    parsedDocuments(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One chunk per route: its loader uses the fragments of its components, and decides on `notFound`.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      routeFileIgnorePattern: '^gallery$',
    }),
    react(),
    ...linguiPlugins(),
    patchCssModules({ generateSourceTypes: true }),
    isSsrBuild
      ? []
      : [
          preloadClient(),
          minifyInline(),
          // Of its 78 kB 0.3 could be saved, in half of the time that all of this takes.
          minifyAgain({ except: 'libraries' }),
          compileHints(new Set(['libraries', 'shop'])),
          splitStyles(memberStyleModules),
          serviceWorker,
        ],
  ],
  // @tanstack/react-store imports a shim for React 17; React itself has the hook.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: {
    modules: {
      // File names are unique, see tests/architecture, and words compress better than hashes.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
    },
  },
  build: isSsrBuild ? serverBundle : storefront,
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: {
    // The Host header stays the page's: the identity provider accepts the shop's own origin only.
    proxy: Object.fromEntries(
      ['/v1', '/api', '/cdn', '/dev', '/sandbox', '/realms', '/healthz', '/readyz'].map((path) => [
        path,
        { target: serverUrl, changeOrigin: false },
      ]),
    ),
  },
  test: {
    // By default Vitest leaves one core idle.
    maxWorkers: '100%',
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          environment: 'happy-dom',
          include: ['src/*/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          exclude: ['src/{app,routes,ssr}/**'],
          isolate: false,
          setupFiles: [
            'tests/support/unit-setup.ts',
            'tests/support/reset-between-files.ts',
            'tests/support/reset-window.ts',
            'tests/support/check-answers.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // Isolated, because the router may still be loading when a test has ended, and React's renderers do not share a
          // process: the server's and the browser's would complain of each other.
          name: 'application',
          environment: 'happy-dom',
          testTimeout: 15_000,
          include: ['src/*.test.{ts,tsx}', 'src/{app,routes,ssr}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/unit-setup.ts', 'tests/support/check-answers.ts'],
        },
      },
      {
        extends: false,
        test: {
          ...serverTests,
          name: 'server',
          include: [
            '{demo,server,tools}/**/*.test.ts',
            'tests/{architecture,audit,conformance,lists}/**/*.test.ts',
          ],
          exclude: [...slowTests, ...releaseTests],
          isolate: false,
          setupFiles: ['tests/support/unit-setup.ts', 'tests/support/reset-between-files.ts'],
        },
      },
      { extends: false, test: { ...serverTests, name: 'slow', include: slowTests } },
      {
        extends: false,
        test: {
          ...serverTests,
          name: 'release',
          include: releaseTests,
          env: { ...serverTests.env, RELEASE_TESTS: '1' },
        },
      },
    ],
  },
}));
