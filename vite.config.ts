import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { webManifest } from './src/pwa/web-manifest.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

// Babel only sees the files that import a lingui macro.
const texts = { configPath: 'locales/lingui.config.ts' };
const textMacros = () => [
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(texts) }, texts)] }),
  lingui(texts),
];

// A lazy chunk's styles may arrive before styles/index.css: each file says the order of the layers itself.
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.module.css')
      ? { code: `@layer reset, tokens, base, components, utilities; ${code}`, map: null }
      : null,
};

// What every first visit needs comes as two files, however many routes share it; the libraries' one outlives releases.
const firstLoad = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shop', tags: ['$initial' as const] },
];

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
  injectManifest: { globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/pretendard-core-*.woff2'] },
});

export default defineConfig({
  plugins: [
    layerOrder,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader names the fragments of its page's components, so it travels with them.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      routeFileIgnorePattern: '^gallery$',
    }),
    react(),
    ...textMacros(),
    patchCssModules({ generateSourceTypes: true }),
    serviceWorker,
  ],
  build: {
    sourcemap: true,
    target: 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } },
  },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        extends: false,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/law/**/*.test.ts'],
          setupFiles: ['tests/support/unit-setup.ts'],
          globalSetup: ['tests/support/postgres.ts'],
        },
      },
    ],
  },
});
