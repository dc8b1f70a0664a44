import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadBundle } from '#server/http/ssr/load-bundle.ts';
import type { SsrBundle } from '#src/shared/ssr.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const project = join(import.meta.dirname, '../..');

const route = `import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GuestbookPage } from '#src/features/guestbook/guestbook-page.tsx';

export const Route = createFileRoute('/guestbook')({
  staticData: {
    title: msg\`Guestbook\`,
    header: 'back',
    layout: { tabBar: false, end: 'spacer' },
    offline: 'page',
    installPrompt: false,
    ssr: true,
    sitemap: true,
  },
  component: GuestbookPage,
});
`;

const page = `import { Trans } from '@lingui/react/macro';

export function GuestbookPage() {
  return <p><Trans>Leave a line for whoever comes next.</Trans></p>;
}
`;

const translations = {
  ko: { Guestbook: '방명록', 'Leave a line for whoever comes next.': '다음 손님에게 한마디 남겨 주세요.' },
  en: { Guestbook: 'Guestbook' },
};

/** A copy of the storefront's sources with one more screen: its route, its feature folder and its translations. */
async function addScreen(): Promise<string> {
  const folder = await temporaryFolder();
  const isSource = (path: string) => !path.endsWith('route-tree.gen.ts') && !/\.test\.tsx?$/.test(path);
  for (const name of ['src', 'locales', 'vite.config.ts', 'tsconfig.json', 'package.json'])
    await cp(join(project, name), join(folder, name), { recursive: true, filter: isSource });
  for (const name of ['node_modules', 'server', 'demo', 'tools'])
    await symlink(join(project, name), join(folder, name));
  const files = { 'src/routes/guestbook.tsx': route, 'src/features/guestbook/guestbook-page.tsx': page };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const [locale, texts] of Object.entries(translations)) {
    const entries = Object.entries(texts).map(([id, text]) => `\nmsgid "${id}"\nmsgstr "${text}"\n`);
    await appendFile(join(folder, `locales/${locale}.po`), entries.join(''));
  }
  return folder;
}

async function buildBundle(folder: string): Promise<SsrBundle> {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const build = [vite, 'build', '--ssr', 'src/ssr/bundle.ts'];
  await promisify(execFile)(process.execPath, build, { cwd: folder });
  return await loadBundle(join(folder, 'dist-server'));
}

// In the browser: src/routes/-added-screen.test.tsx.
test('a new screen is its route, its feature folder and its translations; the server knows it by them', async () => {
  const { matchRoute, routes, renderPage } = await buildBundle(await addScreen());
  const added = {
    path: '/guestbook',
    ssr: true,
    sitemap: true,
    preview: false,
    noindex: false,
    isDisallowed: false,
  };
  expect(matchRoute('/guestbook')?.route).toEqual(added);
  expect(routes).toContainEqual(added);

  const queryDataService = async () => JSON.stringify({ data: { management_info: [], terms: [] } });
  const open = (href: string, locale: 'ko' | 'en') =>
    renderPage({ href, locale, config: null, queryDataService, readApi: async () => null });
  const korean = await open('/guestbook', 'ko');
  expect(korean?.head.title).toBe('방명록 | 꾸밈');
  expect(korean?.screen.html).toContain('다음 손님에게 한마디 남겨 주세요.');
  expect(korean?.screen.html).toContain('data-testid="spacer"');
  expect(korean?.screen.html).not.toContain('tab-bar_');
  const english = await open('/guestbook', 'en');
  expect(english?.head.title).toBe('Guestbook | 꾸밈');
  // Another screen has the tab bar.
  expect((await open('/login', 'ko'))?.screen.html).toContain('tab-bar_');
  // Not rendered on the server: for search engines and link previews, its head is.
  const headOnly = await open('/terms', 'ko');
  expect([headOnly?.head.title, headOnly?.screen.data]).toEqual(['약관 | 꾸밈', null]);
  expect(headOnly?.screen.html).toContain('aria-busy="true"');
}, 60_000);
