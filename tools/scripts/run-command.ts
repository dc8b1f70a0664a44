import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Node 24 and the installed tools come before whatever the machine has. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${join(projectFolder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

type CommandOptions = {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** `whole`: it comes at the end, so that commands which run beside each other do not mix theirs. */
  readonly output?: 'live' | 'whole';
  /** Aborted: the command is told to end. */
  readonly signal?: AbortSignal;
};

/** Runs a command in the project, its output going where ours goes. @returns its exit code */
export async function runCommand(
  command: string,
  { args = [], environment, output = 'live', signal }: CommandOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: { ...toolEnvironment, ...environment },
    stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  try {
    const [code] = await once(child, 'close');
    return code ?? 1;
  } catch {
    return 127;
  } finally {
    process.stdout.write(Buffer.concat(pieces));
  }
}
