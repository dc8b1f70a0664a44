import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

const isRunnable = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Where the machine has a program of one of these names. */
export async function findOnPath(...names: readonly string[]): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isRunnable(file)) return file;
  }
  return null;
}

/** Only root may. @param commands by package manager. @returns whether packages were installed */
export async function installBySystem(
  commands: readonly (readonly [manager: string, command: string])[],
): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  for (const [manager, command] of commands) {
    if (await findOnPath(manager)) return (await runCommand('sh', { args: ['-c', command] })) === 0;
  }
  return false;
}
