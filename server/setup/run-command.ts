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

/** Runs a command in the project, its output going where ours goes. @returns its exit code */
export async function runCommand(
  command: string,
  options: { args?: readonly string[]; environment?: Record<string, string> } = {},
): Promise<number> {
  const child = spawn(command, options.args ?? [], {
    cwd: projectFolder,
    env: { ...toolEnvironment, ...options.environment },
    stdio: 'inherit',
  });
  try {
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } catch {
    return 127;
  }
}
