type Kept = {
  /** How many answers. */
  results: number;
  /** Their root fields. */
  fields: string[];
  /** The ids of the rows that they are about. */
  ids: string[];
  /** Of the pages that were seen. */
  paths: string[];
};

/** What this device keeps of everybody who used it. Runs in the page. */
export async function readKept(): Promise<Kept> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const known = await indexedDB.databases();
  const found = { results: 0, fields: [] as string[], ids: [] as string[], paths: [] as string[] };
  for (const { name = '' } of known.filter((one) => one.name?.startsWith('kkumim.viewer.'))) {
    const database = await done(indexedDB.open(name));
    const rows = database.transaction(['results', 'visits']);
    // One row is the register of the others.
    const results = await done(rows.objectStore('results').getAll());
    found.results += Math.max(0, results.length - 1);
    found.fields.push(...results.flatMap(({ data }) => Object.keys(data ?? {})));
    const roots: unknown[] = results.flatMap(({ data }) => Object.values(data ?? {}));
    found.ids.push(...roots.flatMap((root) => (root as { id?: string } | null)?.id ?? []));
    const visits = await done(rows.objectStore('visits').get('visits'));
    found.paths.push(...(visits ?? []).map(({ path }: { path: string }) => path));
    database.close();
  }
  return found;
}
