/**
 * Takes single drawings out of icon packages: `npm run demo:pieces fluent=strawberry flat=frog ...`, after
 * `npm install --no-save @iconify-json/fluent-emoji @iconify-json/fluent-emoji-flat`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages: Readonly<Record<string, string>> = {
  fluent: '@iconify-json/fluent-emoji/icons.json',
  flat: '@iconify-json/fluent-emoji-flat/icons.json',
};
type Icons = { width: number; icons: Record<string, { body: string }> };

const load = createRequire(import.meta.url);
for (const piece of process.argv.slice(2)) {
  const [set = '', name = ''] = piece.split('=');
  const icons: Icons = load(packages[set] ?? '');
  const icon = icons.icons[name];
  if (!icon) throw new Error(`No ${name} in ${set}`);
  await mkdir(new URL(`pieces/${set}/`, import.meta.url), { recursive: true });
  const square = `0 0 ${icons.width} ${icons.width}`;
  await writeFile(
    new URL(`pieces/${set}/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${square}">${icon.body}</svg>\n`,
  );
}
