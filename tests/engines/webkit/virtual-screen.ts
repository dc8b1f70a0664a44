import { once } from 'node:events';
import { startProgram, stopProgram } from '../child-process.ts';

/** A screen that nobody sees, for browsers that open windows. */
export async function openVirtualScreen(): Promise<{ display: string; close(): Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1200x24', '-nolisten', 'tcp'];
  const child = startProgram('Xvfb', { args, environment: {} });
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no place to say its number.');
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended.'))),
  ]);
  return { display: `:${String(number).trim()}`, close: () => stopProgram(child) };
}
