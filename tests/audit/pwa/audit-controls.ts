import sharp from 'sharp';
import { type Ledger, openLedger } from '../ledger.ts';
import type { ShopFacts } from '../shop-facts.ts';
import { auditPwa } from './audit-pwa.ts';
import { type Changes, openFront } from './front.ts';

type Control = {
  readonly name: string;
  readonly changes: Changes;
  /** The checks that must fail, and no others. */
  readonly fails: RegExp;
};

// Handles no request, so nothing opens without the server.
const idleWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

/** Shops that are broken on purpose: a gate that lets one of them pass is no gate. */
const controls: readonly Control[] = [
  {
    name: 'an icon of the wrong size',
    changes: { '/icons/icon-192.png': (body) => sharp(body).resize(96).png().toBuffer() },
    fails: /^(picture \/icons\/icon-192\.png|can be installed|the browser offers to install it)$/,
  },
  {
    name: 'a manifest for a browser tab',
    changes: {
      '/manifest.webmanifest': (body) =>
        JSON.stringify({ ...JSON.parse(body.toString()), display: 'browser' }),
    },
    fails: /^(display|can be installed|the browser offers to install it|opens in a window of its own)$/,
  },
  {
    name: 'a service worker that handles nothing',
    changes: { '/sw.js': () => idleWorker },
    fails: /^offline /,
  },
  {
    name: 'no service worker',
    changes: { '/sw.js': () => null },
    fails: /^(offline |a service worker controls the page$)/,
  },
];

/** Runs the gate on each broken shop: it must find what is broken, and nothing else. */
export async function auditControls(
  ledger: Ledger,
  { shop, port, facts }: { shop: string; port: number; facts: ShopFacts },
): Promise<void> {
  for (const { name, changes, fails } of controls) {
    const found = openLedger(() => {});
    await found.section(name, async () => auditPwa(found, await openFront(shop, port, changes), facts));
    const failures = found.failures();
    const isCaught = failures.length > 0 && failures.every((failure) => fails.test(failure));
    ledger.check(`the gate stops ${name}`, isCaught, failures);
  }
}
