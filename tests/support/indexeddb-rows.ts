import type { Page } from 'playwright';

/** Every row in every IndexedDB of the shop on this device, as JSON. */
export function readIndexedDbRows(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const promised = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const rows: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = await promised(database.transaction(store).objectStore(store).getAll());
        rows.push(...all.map((row) => JSON.stringify(row) ?? ''));
      }
      database.close();
    }
    return rows;
  });
}
