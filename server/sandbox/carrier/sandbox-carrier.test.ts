import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpTracker } from '#server/ordering/fulfillment/http-tracker.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openSandboxCarrier } from './sandbox-carrier.ts';
import { openSandboxParcels } from './sandbox-parcels.ts';

async function openCarrier({ stepSeconds = 0 } = {}) {
  const pids: number[] = [];
  const ends: string[] = [];
  const log = {
    info: ({ pid }: { pid: number }) => pids.push(pid),
    warn: (_details: object, text: string) => ends.push(text),
  } as never as Parameters<typeof openSandboxCarrier>[0]['log'];
  const carrier = openSandboxCarrier({ dataDirectory: await temporaryFolder(), stepSeconds, log });
  const tracker = createHttpTracker({
    findAddress: carrier.findAddress,
    close: carrier.close,
    intervalSeconds: 1,
    log,
  });
  onTestFinished(() => tracker.close());
  return { carrier, tracker, pids, ends };
}

test('a parcel of the demo shop goes all the way to the door', async () => {
  const { tracker } = await openCarrier();
  const answer = await tracker.read('kr.cjlogistics', '680012345678');
  if (answer.outcome !== 'found') throw new Error(answer.outcome);
  expect(answer.events.map(({ code }) => code)).toEqual([
    'INFORMATION_RECEIVED',
    'AT_PICKUP',
    'IN_TRANSIT',
    'IN_TRANSIT',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
  ]);
  expect(answer.events[1]).toMatchObject({ location: '서울 성수', description: '집화처리' });
});

test('its clock is the carrier’s, and goes on after a restart', async () => {
  const file = join(await temporaryFolder(), 'parcels.jsonl');
  let time = 1_000_000;
  const open = () => openSandboxParcels({ file, stepSeconds: 20, now: () => time });
  const codes = (parcels = open()) => parcels.find('kr.epost', '6800123456789')?.map(({ code }) => code);
  expect(codes()).toEqual(['INFORMATION_RECEIVED']);
  time += 45_000;
  expect(codes()).toEqual(['INFORMATION_RECEIVED', 'AT_PICKUP', 'IN_TRANSIT']);
  time += 60_000;
  expect(codes()?.at(-1)).toBe('DELIVERED');
});

test('some numbers are never known, and some parcels never arrive', async () => {
  const { tracker } = await openCarrier();
  expect(await tracker.read('kr.cjlogistics', '680012340000')).toEqual({ outcome: 'absent' });
  expect(await tracker.read('kr.cjlogistics', '!')).toEqual({ outcome: 'absent' });
  const damaged = await tracker.read('kr.cjlogistics', '680012349999');
  expect(damaged.outcome === 'found' && damaged.events.at(-1)?.code).toBe('EXCEPTION');
});

test('a parcel goes on after its carrier was killed', async () => {
  const { tracker, pids, ends } = await openCarrier({ stepSeconds: 3_600 });
  const before = await tracker.read('kr.cjlogistics', '680012345678');
  process.kill(pids[0] ?? Number.NaN, 'SIGKILL');
  await expect.poll(() => ends, { timeout: 10_000 }).toHaveLength(1);
  expect(await tracker.read('kr.cjlogistics', '680012345678')).toEqual(before);
  expect(pids).toHaveLength(2);
});

test('only the shop may ask, which knows its key', async () => {
  const { carrier } = await openCarrier();
  const { url } = await carrier.findAddress();
  for (const authorization of ['', 'TRACKQL-API-KEY ', 'TRACKQL-API-KEY guessed'])
    expect((await fetch(url, { method: 'POST', headers: { authorization } })).status).toBe(401);
});
