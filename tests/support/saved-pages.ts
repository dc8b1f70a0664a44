import { expect, type Page } from 'playwright/test';

/** How many answers, and which pages, this device keeps of everybody who used it. */
function kept(page: Page): Promise<{ results: number; paths: string[] }> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    const found = { results: 0, paths: [] as string[] };
    for (const { name = '' } of known.filter((one) => one.name?.startsWith('kkumim.viewer.'))) {
      const database = await done(indexedDB.open(name));
      const rows = database.transaction(['results', 'visits']);
      // One row is the register of the others.
      found.results += Math.max(0, (await done(rows.objectStore('results').count())) - 1);
      const visits = await done(rows.objectStore('visits').get('visits'));
      found.paths.push(...(visits ?? []).map(({ path }: { path: string }) => path));
      database.close();
    }
    return found;
  });
}

/** Until a page was written down, with its data: at least so many answers. */
export async function waitUntilSaved(page: Page, path: string, answers = 1): Promise<void> {
  await expect.poll(async () => (await kept(page)).paths).toContain(path);
  await expect
    .poll(async () => {
      const { results, paths } = await kept(page);
      return results >= Math.max(paths.length, answers);
    })
    .toBe(true);
}
