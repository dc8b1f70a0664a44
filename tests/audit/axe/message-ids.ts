import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';

const dist = resolve(import.meta.dirname, '../../../dist');

/** The ids of all texts, as the built shop knows them. */
export async function readMessageIds(): Promise<readonly string[]> {
  const [catalogue] = await Array.fromAsync(glob('assets/en-*.js', { cwd: dist }));
  const code = await readFile(join(dist, catalogue ?? ''), 'utf8');
  return [...code.matchAll(/"([\w+/-]{6})":\[/g)].map(([, id = '']) => id);
}

/** Texts that lost their words: what a shopper reads is an id. */
export function findMessageIds(page: Page, ids: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (known.includes(text)) found.push(text);
    }
    return found;
  }, ids);
}
