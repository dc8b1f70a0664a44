import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { patchCssModules } from 'vite-css-modules';
import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

// Babel only sees the files that import a lingui macro.
const texts = { configPath: 'locales/lingui.config.ts' };
const textMacros = () => [
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(texts) }, texts)] }),
  lingui(texts),
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    react(),
    ...textMacros(),
    patchCssModules({ generateSourceTypes: true }),
  ],
  build: { sourcemap: true, target: 'baseline-widely-available' },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/api', '/cdn', '/realms', '/healthz', '/readyz'].map((path) => [path, server]),
    ),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
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
