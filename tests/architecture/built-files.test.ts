import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#demo/demo-accounts.ts';
import { stabilizeNames } from '../budgets/stable-names.ts';

const dist = join(import.meta.dirname, '../../dist');

test('no test credential travels with the storefront; the demo shop’s configuration brings it', () => {
  const secrets = [demoPassword, ...demoAccounts.map(({ email }) => email)];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const telling = files.filter((name) => {
    const text = readFileSync(join(dist, name), 'utf8');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(telling).toEqual([]);
});

test('no browser loads what only the server knows of a public page', () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const columns = /mockup_group\.product_id|home_template\.is_custom_url|influencer_feed\.id/;
  const serving = files.filter((name) => columns.test(readFileSync(join(dist, 'assets', name), 'utf8')));
  expect(serving).toEqual([]);
  expect(readFileSync(join(dist, '../dist-server/ssr.js'), 'utf8')).toMatch(columns);
});

test('cascade layers have the order that the styles state, whichever module comes first', () => {
  const [name = ''] = readdirSync(join(dist, 'assets')).filter((file) => /^style-.*\.css$/.test(file));
  const text = readFileSync(join(dist, 'assets', name), 'utf8');
  const layers = [...text.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','));
  expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'base', 'components', 'utilities']);
});

test('the sizes of a page do not depend on the hashes in the names of its scripts', () => {
  // A worker is no part of a page.
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => /(?<!-worker-\w{8})\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((name) => stabilizeNames(name) === name)).toEqual([]);
});
