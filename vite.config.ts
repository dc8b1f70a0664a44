import { basename, resolve } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { BuildOptions, Plugin } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { koreanInPlace } from './locales/korean-in-place.ts';
import { parsedDocuments } from './server/setup/parsed-documents.ts';
import { preloadClient } from './server/setup/preload-client.ts';
import { shippedOperations } from './server/setup/shipped-operations.ts';
import { webManifest } from './src/pwa/web-manifest.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

// Babel only sees the files that import a lingui macro.
const texts = { configPath: 'locales/lingui.config.ts' };
const linguiConfig = getConfig(texts);
const textMacros = () => [
  babel({
    presets: [linguiTransformerBabelPreset({ linguiConfig, descriptorFields: 'id-only' }, texts)],
  }),
  lingui(texts),
  koreanInPlace(linguiConfig),
];

// What every visit needs comes as two files, however many routes share it; the libraries' one outlives releases.
const chunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shop', tags: ['$initial' as const] },
  { name: 'carousel', test: /src\/ui\/(carousel|use-carousel|use-autoplay|scroll-engine|first-use)/ },
  // The client of the data service and the parts that ask by themselves share it.
  { name: 'urql', test: /node_modules\/(urql|@urql|wonka|@0no-co)\// },
  // What the main screens have in common: apart they would be a dozen files of a few hundred bytes.
  {
    name: 'goods',
    test: /src\/(components\/(picture|safe-link|price|like-button|use-heart|send-heart|stars|section-heading|product-card|product-badges|card\.|sold-out-veil|donation-badge|follow-button)|ui\/(badge|later)|graphql\/route-query|features\/(home\/(default-main|main-page)|graphic\/graphic-page)\.module)/,
  },
];

// Of Lucide the shop takes the drawings.
const lightIcons: Plugin = {
  name: 'light-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../createLucideIcon.mjs' && importer?.includes('lucide-react')
      ? resolve('src/ui/create-icon.ts')
      : null,
};

// The service worker, and which files it keeps from its first moment: every screen opens without a network.
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  // Registered by src/pwa/register-worker.ts.
  injectRegister: false,
  registerType: 'prompt',
  manifest: webManifest,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: [
      'index.html',
      'assets/*.{js,css}',
      'assets/pretendard-core-*.woff2',
      // What scripts and the page show of public/, see tests/architecture/offline-files.test.ts.
      '{favicon,logo}.svg',
      'icons/icon-192.png',
    ],
  },
});

const storefront: BuildOptions = {
  // For the operator: the server does not serve them, so no file names them.
  sourcemap: 'hidden',
  // One style sheet: together they are two thirds of what they are apart, and no lazy part waits for its own.
  cssCodeSplit: false,
  manifest: true,
  target: 'baseline-widely-available',
  // No lists of what each part needs: the first screen's parts are named in its page, all others the worker has fetched.
  // The client is asked for by whoever uses the shop first, and so with everything at once.
  modulePreload: {
    resolveDependencies: (file, needed) => (/\/client-[^/]+$/.test(file) ? needed : []),
  },
  rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
};

// Draws first screens on the server, see src/first-screen; stands outside of what is served.
const serverBundle: BuildOptions = {
  outDir: 'dist-server',
  target: 'node24',
  minify: true,
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'ssr.js' } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    shippedOperations(),
    parsedDocuments(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader names the fragments of its page's components and finds out what is missing, so they travel together.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      routeFileIgnorePattern: '^gallery$',
    }),
    lightIcons,
    react(),
    ...textMacros(),
    patchCssModules({ generateSourceTypes: true }),
    isSsrBuild ? [] : [preloadClient(), serviceWorker],
  ],
  css: {
    modules: {
      // File names are unique (tests/architecture), and words compress better than hashes.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
    },
  },
  build: isSsrBuild ? serverBundle : storefront,
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: {
    // The host stays the one of the page: signing in is for the shop's own pages.
    proxy: Object.fromEntries(
      ['/v1', '/api', '/cdn', '/realms', '/healthz', '/readyz'].map((path) => [
        path,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
  test: {
    // One core is kept back otherwise, of two.
    maxWorkers: '100%',
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          environment: 'happy-dom',
          include: ['src/*/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          exclude: ['src/routes/**'],
          // The libraries are loaded once per worker; the shop's own modules and the page are new for each file.
          isolate: false,
          setupFiles: ['tests/support/unit-setup.ts', 'tests/support/new-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          // With the router, which has still something to fetch when a test is over: each file by itself.
          name: 'application',
          environment: 'happy-dom',
          testTimeout: 15_000,
          include: ['src/*.test.{ts,tsx}', 'src/routes/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        extends: false,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/{architecture,conformance}/**/*.test.ts'],
          setupFiles: ['tests/support/unit-setup.ts'],
          globalSetup: ['tests/support/postgres.ts'],
        },
      },
    ],
  },
}));
