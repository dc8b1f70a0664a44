import { expect, type Page } from 'playwright/test';

/** How many answers, to which questions (root fields), and which pages this device keeps of everybody who used it. */
function kept(page: Page): Promise<{ results: number; fields: string[]; paths: string[] }> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    const found = { results: 0, fields: [] as string[], paths: [] as string[] };
    for (const { name = '' } of known.filter((one) => one.name?.startsWith('kkumim.viewer.'))) {
      const database = await done(indexedDB.open(name));
      const rows = database.transaction(['results', 'visits']);
      // One row is the register of the others.
      const results = await done(rows.objectStore('results').getAll());
      found.results += Math.max(0, results.length - 1);
      found.fields.push(...results.flatMap(({ data }) => Object.keys(data ?? {})));
      const visits = await done(rows.objectStore('visits').get('visits'));
      found.paths.push(...(visits ?? []).map(({ path }: { path: string }) => path));
      database.close();
    }
    return found;
  });
}

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
