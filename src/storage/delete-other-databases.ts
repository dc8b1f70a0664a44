import { deleteDatabase, prefix } from './viewer-database.ts';

/** Deletes the data of all other viewers, which a tab that was closed too early has not deleted. Never rejects. */
export async function deleteOtherViewerDatabases(viewerIds: readonly string[]): Promise<void> {
  const names = await listDatabases();
  const others = names.filter(
    (name) => name.startsWith(prefix) && !viewerIds.includes(name.slice(prefix.length)),
  );
  await Promise.all(others.map(deleteDatabase));
}

async function listDatabases(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}
