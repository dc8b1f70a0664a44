import { expect, test } from 'vitest';
import { buildFixture, textOf } from '#tests/support/build-fixture.ts';
import { preloadClient } from './preload-client.ts';

const client = { 'src/writes/client.ts': 'export const client = "asks the data service";\n' };
const shell = (script: string) =>
  `<!doctype html><title>Shop</title><script type="module" src="/${script}"></script>`;

test('a page names the client that its shop imports later', async () => {
  const shop = {
    'shop.ts': "import('./src/writes/client.ts').then(({ client }) => console.log(client));\n",
  };
  const output = await buildFixture({ 'index.html': shell('shop.ts'), ...shop, ...client }, [
    preloadClient(),
  ]);
  const file = output.find((part) => part.type === 'chunk' && part.code.includes('asks the data service'));
  expect(textOf(output, /index\.html$/)).toContain(
    `<link rel="modulepreload" crossorigin href="/${file?.fileName}">`,
  );
});

test('a page without a client names none', async () => {
  const shop = { 'shop.ts': 'console.log("open");\n' };
  const output = await buildFixture({ 'index.html': shell('shop.ts'), ...shop }, [preloadClient()]);
  expect(textOf(output, /index\.html$/)).not.toContain('modulepreload');
});
