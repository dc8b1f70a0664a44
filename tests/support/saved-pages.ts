import { expect, type Page } from 'playwright/test';
import { readKept } from './kept-on-device.ts';

const kept = (page: Page) => page.evaluate(readKept);

/** Waits until a page is stored, with its data: at least so many answers. */
export async function waitUntilSaved(page: Page, path: string, answers = 1): Promise<void> {
  await expect.poll(async () => (await kept(page)).paths).toContain(path);
  await expect
    .poll(async () => {
      const { results, paths } = await kept(page);
      return results >= Math.max(paths.length, answers);
    })
    .toBe(true);
}

/** The same for a page that is left at once, by a root field that only its answer has. */
export async function waitUntilAnswerSaved(page: Page, path: string, field: string): Promise<void> {
  await waitUntilSaved(page, path);
  await expect.poll(async () => (await kept(page)).fields).toContain(field);
}
