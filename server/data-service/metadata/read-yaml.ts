import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { MetadataError } from './metadata-error.ts';

const include = /^!include\s+(.+)$/;

/** Reads a YAML file; a text `!include other.yaml` stands for the content of that file, relative to the including one. */
export async function readYaml(root: string, path: string): Promise<unknown> {
  if (relative(root, path).startsWith('..')) {
    throw new MetadataError(path, 'lies outside the metadata directory');
  }
  const text = await readFile(path, 'utf8').catch(() => {
    throw new MetadataError(path, 'cannot be read');
  });
  return expand(root, path, parseYaml(path, text));
}

function parseYaml(path: string, text: string): unknown {
  try {
    return parse(text, {
      customTags: [{ tag: '!include', resolve: (target: string) => `!include ${target}` }],
    });
  } catch (error) {
    throw new MetadataError(path, error instanceof Error ? error.message : 'is not YAML');
  }
}

async function expand(root: string, path: string, value: unknown): Promise<unknown> {
  if (typeof value === 'string') {
    const target = include.exec(value)?.[1];
    return target === undefined ? value : readYaml(root, resolve(dirname(path), target));
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => expand(root, path, item)));
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, item]) => [key, await expand(root, path, item)] as const),
  );
  return Object.fromEntries(entries);
}
