import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const imports = (from: string) => `export { item } from '${from}';\n`;
const RESTRICTED = 'lint/style/noRestrictedImports';

type Override = {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: { readonly style: Readonly<Record<string, unknown>> } };
};

const { overrides } = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8')) as {
  readonly overrides: readonly Override[];
};

/** The globs of each override that restricts imports. */
const restricted = overrides
  .filter(({ linter }) => 'noRestrictedImports' in linter.rules.style)
  .map(({ includes }) => includes);
const foundation = restricted.find((globs) => globs.includes('src/graphql/**')) ?? [];
const foundationFolders = foundation.map((glob) => path.dirname(glob));

/** One breach per row: the file, its text, and the rule that must report it. */
const breaches = [
  ['src/shared/imports-the-session.ts', imports('#src/session/role.ts'), RESTRICTED],
  ['src/shared/imports-node.ts', imports('node:fs'), RESTRICTED],
  ['src/ui/imports-data.ts', imports('#src/graphql/client.ts'), RESTRICTED],
  ['src/ui/imports-the-app.ts', imports('#src/app/mount-app.ts'), RESTRICTED],
  ['src/ui/imports-the-router.ts', imports('#src/router.ts'), RESTRICTED],
  ['src/ui/imports-its-parent.ts', imports('../session/role.ts'), RESTRICTED],
  ...foundationFolders.flatMap(
    (folder) =>
      [
        [`${folder}/imports-the-app.ts`, imports('#src/app/mount-app.ts'), RESTRICTED],
        [`${folder}/imports-the-app-by-path.ts`, imports('../app/mount-app.ts'), RESTRICTED],
        [`${folder}/imports-the-router.ts`, imports('#src/router.ts'), RESTRICTED],
        [`${folder}/imports-the-router-by-path.ts`, imports('../router.ts'), RESTRICTED],
        [`${folder}/imports-a-component.ts`, imports('#src/components/price/price.ts'), RESTRICTED],
        [`${folder}/imports-a-feature.ts`, imports('#src/features/home/home.ts'), RESTRICTED],
        [`${folder}/imports-a-route.ts`, imports('#src/routes/main.tsx'), RESTRICTED],
      ] as const,
  ),
  ['src/storage/imports-graphql.ts', imports('#src/graphql/client.ts'), RESTRICTED],
  ['src/storage/imports-graphql-by-path.ts', imports('../graphql/client.ts'), RESTRICTED],
  ['src/network/imports-the-session.ts', imports('#src/session/role.ts'), RESTRICTED],
  ['src/components/imports-a-feature.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['src/components/imports-the-app.ts', imports('#src/app/mount-app.ts'), RESTRICTED],
  ['src/components/imports-the-router.ts', imports('../router.ts'), RESTRICTED],
  ['src/components/cards/imports-a-feature.ts', imports('../../features/home/home.ts'), RESTRICTED],
  ['src/writes/cart/imports-a-component.ts', imports('../../components/price/price.ts'), RESTRICTED],
  ['src/features/home/imports-another.ts', imports('#src/features/product/product.ts'), RESTRICTED],
  ['src/features/home/imports-another-by-path.ts', imports('../product/product.ts'), RESTRICTED],
  ['src/features/home/imports-a-route.ts', imports('#src/routes/main.tsx'), RESTRICTED],
  ['src/features/home/imports-the-app.ts', imports('#src/app/mount-app.ts'), RESTRICTED],
  ['src/features/home/imports-the-router.ts', imports('#src/router.ts'), RESTRICTED],
  ['src/routes/imports-the-server.ts', imports('#server/app/app.ts'), RESTRICTED],
  ['src/routes/a/b/c/imports-the-server.ts', imports('../../../../../server/app/app.ts'), RESTRICTED],
  ['src/imports-the-server.ts', imports('../server/app/app.ts'), RESTRICTED],
  ['server/imports-the-storefront.ts', imports('#src/features/home/home.ts'), RESTRICTED],
  ['server/a/b/c/imports-the-storefront.ts', imports('../../../../src/router.ts'), RESTRICTED],
  ['server/http/rest/imports-the-demo-shop.ts', imports('#demo/seed.ts'), RESTRICTED],
  ['server/imports-the-demo-shop.ts', imports('./demo/seed.ts'), RESTRICTED],
  ['server/a/b/c/imports-the-demo-shop.ts', imports('../../../demo/seed.ts'), RESTRICTED],
  ['demo/imports-the-storefront.ts', imports('#src/router.ts'), RESTRICTED],
  ['sw/imports-the-storefront.ts', imports('#src/session/role.ts'), RESTRICTED],
  ['src/ui/first-in-cycle.ts', imports('./second-in-cycle.ts'), 'lint/suspicious/noImportCycles'],
  ['src/ui/second-in-cycle.ts', imports('./first-in-cycle.ts'), 'lint/suspicious/noImportCycles'],
  ['src/ui/default-export.ts', 'export default 1;\n', 'lint/style/noDefaultExport'],
  ['src/ui/CamelCase.ts', 'export const item = 1;\n', 'lint/style/useFilenamingConvention'],
  ['src/ui/any.ts', 'export const item: any = 1;\n', 'lint/suspicious/noExplicitAny'],
  ['src/ui/too-long.ts', 'export {};\n'.repeat(301), 'lint/style/noExcessiveLinesPerFile'],
  ['src/ui/bare-text.tsx', 'export const Hello = () => <p>Hello there</p>;\n', 'plugin'],
  ['src/ui/raw-color.module.css', '.hello {\n  color: #123456;\n}\n', 'plugin'],
] as const;

/** Allowed imports. Without them a rule that refuses every import would pass. */
const allowed = [
  ['src/shared/imports-a-sibling.ts', imports('./money.ts')],
  ['src/ui/imports-shared.ts', imports('#src/shared/money.ts')],
  ['src/storage/imports-the-network.ts', imports('#src/network/network-status.ts')],
  ['src/components/imports-graphql.ts', imports('#src/graphql/client.ts')],
  ['src/features/home/imports-a-component.ts', imports('#src/components/price/price.ts')],
  ['src/routes/imports-a-feature.ts', imports('#src/features/home/home.ts')],
  ['src/app/imports-the-router.ts', imports('#src/router.ts')],
  ['server/imports-shared.ts', imports('#src/shared/money.ts')],
  ['server/main.ts', imports('#demo/seed.ts')],
  ['tools/scripts/imports-the-demo-shop.ts', imports('#demo/seed.ts')],
  ['server/http/rest/imports-a-sibling.ts', imports('./add-route.ts')],
  ['server/http/rest/products.test.ts', imports('#demo/seed.ts')],
  ['sw/imports-shared.ts', imports('#src/shared/money.ts')],
] as const;

type Report = { diagnostics: { category?: string; location: { path: string } }[] };

test('every folder of the storefront has import rules', () => {
  const entries = readdirSync(path.join(root, 'src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `src/${name}`);
  const globs = restricted.flat();
  expect(folders.filter((folder) => !globs.includes(`${folder}/**`))).toEqual([]);
});

describe('the import rules catch every breach', () => {
  let project: string;
  let reported: { file: string; rule: string }[];

  beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'kkumim-rules-'));
    for (const name of ['biome.json', '.biome', '.gitignore', '.editorconfig', 'package.json']) {
      await cp(path.join(root, name), path.join(project, name), { recursive: true });
    }
    await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
    for (const [file, text] of [...breaches, ...allowed]) {
      await mkdir(path.dirname(path.join(project, file)), { recursive: true });
      await writeFile(path.join(project, file), text);
    }
    const lint = ['lint', '--reporter=json', '--max-diagnostics=none', '--config-path', project, '.'];
    const { stdout } = await run(bin('biome'), lint, { cwd: project }).catch((failure) => failure);
    reported = (JSON.parse(stdout) as Report).diagnostics.map(({ category, location }) => ({
      file: location.path.replaceAll('\\', '/').replace(/^\.\//, ''),
      rule: category ?? '',
    }));
  });

  afterAll(() => rm(project, { recursive: true }));

  test.each(breaches)('%s is reported', (file, _text, rule) => {
    expect(reported).toContainEqual({ file, rule });
  });

  test.each(allowed)('%s is allowed', (file) => {
    expect(reported.filter((report) => report.file === file && report.rule === RESTRICTED)).toEqual([]);
  });
});

describe('each runtime has only its own globals', () => {
  test.each([
    ['src/shared', 'export const title = document.title;\n'],
    ['sw', 'export const title = document.title;\n'],
    ['server', 'export const title = document.title;\n'],
    ['src', 'export const folder = process.cwd();\n'],
  ])('%s reports a foreign global', async (runtime, text) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kkumim-runtime-'));
    try {
      await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      await writeFile(path.join(folder, 'breach.ts'), text);
      const extended = path.join(root, runtime, 'tsconfig.json');
      const tsconfig = { extends: extended, compilerOptions: { incremental: false }, include: ['.'] };
      await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
      const { stdout } = await run(bin('tsc'), ['-p', folder]).catch((failure) => failure);
      expect(stdout).toMatch(/error TS2(304|580|584|591)/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
