import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build, createServer, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { writeTexts } from '#tools/build/korean-in-place.ts';

const options = { configPath: 'locales/lingui.config.ts' };

const source = `import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
export const greeting = msg\`Hello\`;
export const item = { id: "abcdef" };
export const Hello = () => <Trans>Hello</Trans>;
`;

async function fixture() {
  const root = await mkdtemp(join(tmpdir(), 'kkumim-texts-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'entry.tsx'), source);
  const { preset, rolldown } = linguiTransformerBabelPreset(
    { linguiConfig: getConfig(options), descriptorFields: 'id-only' },
    options,
  );
  const writer = (tool: Parameters<typeof writeTexts>[0]) => writeTexts(tool, (id) => `안녕 ${id}`);
  const plugins = [babel({ presets: [{ preset: { plugins: [...preset.plugins, writer] }, rolldown }] })];
  return { root, configFile: false, logLevel: 'silent', plugins } as const;
}

async function servedCode(): Promise<string> {
  const server = await createServer({
    ...(await fixture()),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  onTestFinished(() => server.close());
  // Its imports are not installed beside the fixture.
  const result = await server.environments.ssr.transformRequest('/entry.tsx');
  return result?.code ?? '';
}

async function builtCode(): Promise<string> {
  const config = await fixture();
  const result = await build({
    ...config,
    build: {
      write: false,
      minify: false,
      lib: { entry: join(config.root, 'entry.tsx'), formats: ['es'], fileName: 'fixture' },
      rolldownOptions: { external: /^[@r]/ },
    },
  });
  return (result as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
}

test.each([
  ['served', servedCode],
  ['built', builtCode],
])('a text that is %s has its Korean beside its id, and nothing else that has an id', async (_how, read) => {
  const code = await read();
  expect(code.match(/id: "[\w-]{6}",\s*message: "안녕 [\w-]{6}"/g)).toHaveLength(2);
  expect(code).toMatch(/id: "abcdef"\s*\}/);
});
