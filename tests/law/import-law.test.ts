import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const imports = (from: string) => `export { thing } from '${from}';\n`;
const RESTRICTED = 'lint/style/noRestrictedImports';

/** One breach of the law per row: the file, what it says, and the rule that must catch it. */
const breaches = [
  ['src/shared/reaches-up.ts', imports('#src/session/role.ts'), RESTRICTED],
  ['src/shared/knows-node.ts', imports('node:fs'), RESTRICTED],
  ['src/ui/knows-data.ts', imports('#src/graphql/client.ts'), RESTRICTED],
  ['src/ui/climbs-out.ts', imports('../session/role.ts'), RESTRICTED],
  ['src/graphql/knows-a-screen.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['src/session/knows-a-card.ts', imports('#src/components/price/price.ts'), RESTRICTED],
  ['src/i18n/knows-a-route.ts', imports('#src/routes/main.tsx'), RESTRICTED],
  ['src/config/knows-a-screen.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['src/analytics/knows-a-screen.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['src/components/knows-a-feature.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['src/features/home/visits-another.ts', imports('#src/features/product/product.ts'), RESTRICTED],
  ['src/features/home/climbs-out.ts', imports('../product/product.ts'), RESTRICTED],
  ['src/features/home/knows-a-route.ts', imports('#src/routes/main.tsx'), RESTRICTED],
  ['src/routes/knows-the-server.ts', imports('#server/app.ts'), RESTRICTED],
  ['src/knows-the-server.ts', imports('../server/app.ts'), RESTRICTED],
  ['server/knows-the-storefront.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['sw/knows-the-storefront.ts', imports('#src/session/role.ts'), RESTRICTED],
  ['src/ui/first-in-cycle.ts', imports('./second-in-cycle.ts'), 'lint/suspicious/noImportCycles'],
  ['src/ui/second-in-cycle.ts', imports('./first-in-cycle.ts'), 'lint/suspicious/noImportCycles'],
  ['src/ui/nameless.ts', 'export default 1;\n', 'lint/style/noDefaultExport'],
  ['src/ui/CamelCase.ts', 'export const thing = 1;\n', 'lint/style/useFilenamingConvention'],
  ['src/ui/anything.ts', 'export const thing: any = 1;\n', 'lint/suspicious/noExplicitAny'],
  ['src/ui/too-long.ts', 'export {};\n'.repeat(301), 'lint/style/noExcessiveLinesPerFile'],
  ['src/ui/bare-text.tsx', 'export const Hello = () => <p>Hello there</p>;\n', 'plugin'],
  ['src/ui/raw-colour.module.css', '.hello {\n  color: #123456;\n}\n', 'plugin'],
] as const;

/** What the law allows must stay allowed, or the gate only proves that it hates everything. */
const lawful = [
  ['src/shared/plain.ts', imports('./money.ts')],
  ['src/features/home/composes.ts', imports('#src/components/price/price.ts')],
  ['src/routes/composes.ts', imports('#src/features/home/home.ts')],
  ['server/counts-money.ts', imports('#src/shared/money.ts')],
  ['sw/counts-money.ts', imports('#src/shared/money.ts')],
] as const;

type Report = { diagnostics: { category?: string; location: { path: string } }[] };

describe('the import law is kept by the gate', () => {
  let house: string;
  let caught: { file: string; rule: string }[];

  beforeAll(async () => {
    house = await mkdtemp(path.join(tmpdir(), 'kkumim-law-'));
    for (const name of ['biome.json', '.biome', '.gitignore', '.editorconfig', 'package.json']) {
      await cp(path.join(root, name), path.join(house, name), { recursive: true });
    }
    await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
    for (const [file, text] of [...breaches, ...lawful]) {
      await mkdir(path.dirname(path.join(house, file)), { recursive: true });
      await writeFile(path.join(house, file), text);
    }
    const lint = ['lint', '--reporter=json', '--max-diagnostics=none', '--config-path', house, '.'];
    const { stdout } = await run(bin('biome'), lint, { cwd: house }).catch((refused) => refused);
    caught = (JSON.parse(stdout) as Report).diagnostics.map(({ category, location }) => ({
      file: location.path.replaceAll('\\', '/').replace(/^\.\//, ''),
      rule: category ?? '',
    }));
  });

  afterAll(() => rm(house, { recursive: true }));

  test.each(breaches)('%s is caught', (file, _text, rule) => {
    expect(caught).toContainEqual({ file, rule });
  });

  test.each(lawful)('%s is allowed', (file) => {
    expect(caught.filter((breach) => breach.file === file && breach.rule === RESTRICTED)).toEqual([]);
  });
});

describe('a runtime knows only its own globals', () => {
  test.each([
    ['src/shared', 'export const title = document.title;\n'],
    ['sw', 'export const title = document.title;\n'],
    ['server', 'export const title = document.title;\n'],
    ['src', 'export const folder = process.cwd();\n'],
  ])('%s refuses a foreign global', async (runtime, text) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kkumim-runtime-'));
    try {
      await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      await writeFile(path.join(folder, 'breach.ts'), text);
      const extended = path.join(root, runtime, 'tsconfig.json');
      const tsconfig = { extends: extended, compilerOptions: { incremental: false }, include: ['.'] };
      await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
      const answer = await run(bin('tsc'), ['-p', folder]).catch((refused) => refused);
      expect(answer.stdout).toMatch(/error TS2(304|580|584|591)/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
