import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    // The page and its content security policy name the same inline script only if nobody rewrites the built bundle.
    server: { deps: { external: [/\/dist-server\//] } },
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/engines/prepare-shops.ts'],
    // Two engines at a time, each with a shop and a database of its own.
    maxWorkers: 2,
    // For the slow kind of machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
