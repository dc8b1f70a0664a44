import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const routesDirectory = fileURLToPath(new URL('../../src/routes', import.meta.url));

/** The addresses of the storefront as its route files name them. */
const patterns = readdirSync(routesDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('__root') && file !== '$.tsx')
  .map((file) => file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, ''))
  .map((path) => new RegExp(`^/${path.replaceAll(/\$\w+/g, '[^/]+')}$`));

/** Whether the storefront has a screen of its own for this address. */
export function isStorefrontAddress(address: string): boolean {
  const url = URL.parse(address, 'https://shop.test');
  return url?.origin === 'https://shop.test' && patterns.some((pattern) => pattern.test(url.pathname));
}
