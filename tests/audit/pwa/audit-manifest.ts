import type { Page } from 'playwright';
import type { webManifest } from '#src/pwa/web-manifest.ts';
import type { Report } from '../report.ts';
import type { Phone } from './phone.ts';

export type Manifest = typeof webManifest;

/** Checks the manifest as the browser reads it, and that every picture in it has the size that is stated for it. */
export async function auditManifest(report: Report, { page, system }: Phone): Promise<Manifest> {
  const { url, errors } = await system.send('Page.getAppManifest');
  const faults = errors.filter(({ critical }) => critical);
  report.check('the manifest can be read', url !== '' && faults.length === 0, errors);
  const manifest = (await (await page.request.get(url)).json()) as Manifest;

  const isApp = manifest.id === '/' && manifest.scope === '/' && manifest.start_url.startsWith('/main');
  report.check('id, scope and start', isApp, manifest);
  report.check('display', manifest.display === 'standalone', manifest.display);
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const same =
    rgb(manifest.background_color) === surface && manifest.theme_color === manifest.background_color;
  report.check('the colors of the page', same, [manifest.background_color, surface]);

  const has = (purpose: string, sizes: string) =>
    manifest.icons.some((icon) => icon.purpose === purpose && icon.sizes === sizes);
  for (const purpose of ['any', 'maskable']) {
    for (const sizes of ['192x192', '512x512']) report.check(`icon ${purpose} ${sizes}`, has(purpose, sizes));
  }
  report.check('icon monochrome', has('monochrome', '512x512'));
  for (const form of ['narrow', 'wide'])
    report.check(
      `screenshots, ${form}`,
      manifest.screenshots.filter((one) => one.form_factor === form).length > 2,
    );

  const { icons, screenshots, shortcuts } = manifest;
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
    const size = await sizeOf(page, src);
    report.check(`picture ${src}`, size === sizes, size);
  }
  for (const src of ['/icons/apple-touch-180.png', '/favicon.svg'])
    report.check(`the page names ${src}`, (await page.locator(`head link[href="${src}"]`).count()) === 1);
  return manifest;
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** `192x192`, as the browser sees the picture. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {});
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
}
