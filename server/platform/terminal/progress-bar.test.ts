import { expect, test, vi } from 'vitest';
import { startProgress } from './progress-bar.mjs';

vi.stubEnv('TERM', 'xterm');

function output(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) };
}

test('on a terminal a bar fills, in place, and leaves one line behind', () => {
  const terminal = output(true);
  const progress = startProgress('Installing packages', terminal);
  progress.update(1, 2);
  progress.update(1, 2);
  progress.update(9, 2);
  progress.end();
  expect(terminal.written).toEqual([
    `\r\u001b[K${'░'.repeat(24)}   0 %  Installing packages`,
    `\r\u001b[K${'█'.repeat(12)}${'░'.repeat(12)}  50 %  Installing packages`,
    `\r\u001b[K${'█'.repeat(24)} 100 %  Installing packages`,
    '\r\u001b[KInstalling packages: done after 0 s',
    '\n',
  ]);
});

test('it never wraps in a narrow terminal', () => {
  const terminal = output(true, 30);
  startProgress('Building the storefront', terminal).update(1, 1);
  expect(Math.max(...terminal.written.map((text) => text.length - '\r\u001b[K'.length))).toBe(29);
});

test('elsewhere a step is one line', () => {
  const file = output(false);
  const progress = startProgress('Installing packages', file);
  progress.update(1, 2);
  progress.end();
  expect(file.written).toEqual(['Installing packages ...\n']);
});
