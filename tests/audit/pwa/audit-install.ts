import type { Report } from '../report.ts';
import type { Manifest } from './audit-manifest.ts';
import type { Phone } from './phone.ts';

/** That the browser would install the shop, and what the installed shop may do. */
export async function auditInstall(
  report: Report,
  { page, system }: Phone,
  { address, manifest }: { address: string; manifest: Manifest },
): Promise<void> {
  const { installabilityErrors } = await system.send('Page.getInstallabilityErrors');
  report.check('can be installed', installabilityErrors.length === 0, installabilityErrors);
  const offered = page.locator('html[data-install-offered]').waitFor({ state: 'attached', timeout: 10_000 });
  report.check('the browser offers to install it', await succeeds(offered));

  const manifestId = new URL(manifest.id, address).href;
  await system.send('PWA.install', { manifestId, installUrlOrBundleUrl: `${address}/main` });
  await page.evaluate(() => navigator.setAppBadge(3));
  const { badgeCount } = await system.send('PWA.getOsAppState', { manifestId });
  report.check('the badge of the installed shop', badgeCount === 3, badgeCount);
  await system.send('PWA.openCurrentPageInApp', { manifestId });
  const standalone = page.waitForFunction(() => matchMedia('(display-mode: standalone)').matches, null, {
    timeout: 10_000,
  });
  report.check('opens in a window of its own', await succeeds(standalone));
}

const succeeds = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  );
