import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    // The page and its content security policy name the same inline script only if nobody rewrites the built bundle.
    server: { deps: { external: [/\/dist-server\//] } },
    include: ['tests/keycloak/**/*.test.ts'],
    setupFiles: ['tests/support/unit-setup.ts'],
    globalSetup: ['tests/support/postgres.ts', 'tests/keycloak/start-keycloak.ts'],
    // happy-dom asks before simple requests, too; whether pages may ask is for the browser to say.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // One after the other: they share a realm.
    fileParallelism: false,
  },
});
