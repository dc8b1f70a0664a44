import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of the kernel, on every Linux that Node runs on. */
const tickMs = 10;

/**
 * Milliseconds of processor time of a process, of those that it has started, and of those of them that have ended: what work
 * costs on a busy machine too. Linux only.
 */
export function processorTime(pid: number): number {
  const ticks = processes()
    .filter((process) => process.pid === pid || process.parent === pid)
    .reduce((total, { own, ended }) => total + own + ended, 0);
  return ticks * tickMs;
}

/** The name of a process may hold blanks and brackets; what follows its last bracket does not. */
function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        const sumOf = (...places: number[]) => places.reduce((sum, at) => sum + Number(fields[at]), 0);
        return [{ pid: Number(name), parent: Number(fields[1]), own: sumOf(11, 12), ended: sumOf(13, 14) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
