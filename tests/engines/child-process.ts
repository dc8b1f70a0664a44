import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it is stopped, in a group of its own, so that nothing it has started outlives it. */
export function startProgram(
  command: string,
  { args, environment }: { args: readonly string[]; environment: Readonly<Record<string, string>> },
): ChildProcess {
  // Linux ends it with us, however we end.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  // Also when the tests themselves end in the middle.
  const end = () => signalGroup(child, 'SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), 5_000);
  await ended;
  clearTimeout(killTimer);
  // Children of a program that has ended may still be ending.
  signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is empty.
  }
}
