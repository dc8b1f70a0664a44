import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const texts = ['locales/*.po', 'demo/{catalogue,content,graphics,mockups/goods}/**/*.{ts,html,json}'];

/** The letters of the shop's own texts and of the demo shop. @returns {Promise<string[]>} */
export async function ownLetters() {
  const files = await Array.fromAsync(glob(texts, { cwd: root }));
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return [...new Set(contents.join(''))];
}

/** @param {string} letter */
export const isHangul = (letter) => letter >= '가' && letter <= '힣';
