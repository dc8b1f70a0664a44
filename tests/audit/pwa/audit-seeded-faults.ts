import sharp from 'sharp';
import type { ShopFacts } from '../../support/shop-facts.ts';
import { createReport, type Report } from '../report.ts';
import { auditPwa } from './audit-pwa.ts';
import { type Changes, openShopProxy } from './shop-proxy.ts';

type SeededFault = {
  readonly name: string;
  readonly changes: Changes;
  /** The checks that must fail, and no others. */
  readonly fails: RegExp;
};

// Handles no request, so nothing opens without the server.
const idleWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

/** Shops that are broken on purpose: a gate that lets one of them pass is no gate. */
const seededFaults: readonly SeededFault[] = [
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

type Shop = { readonly address: string; readonly facts: ShopFacts; readonly port: number };

/** Runs the gate on each broken shop, two at a time: it must find what is broken, and nothing else. */
export async function auditSeededFaults(report: Report, shop: Shop): Promise<void> {
  const left = [...seededFaults];
  const runAll = async (port: number) => {
    for (let fault = left.shift(); fault; fault = left.shift())
      await auditSeededFault(report, { ...shop, port }, fault);
  };
  await Promise.all([runAll(shop.port), runAll(shop.port + 1)]);
}

async function auditSeededFault(
  report: Report,
  shop: Shop,
  { name, changes, fails }: SeededFault,
): Promise<void> {
  const found = createReport(() => {});
  const proxy = await openShopProxy(shop.address, shop.port, changes);
  await found.section(name, () => auditPwa(found, proxy, shop.facts));
  const failures = found.failures().map((failure) => failure.name);
  const isCaught = failures.length > 0 && failures.every((failure) => fails.test(failure));
  report.check(`the gate stops ${name}`, isCaught, failures);
}
