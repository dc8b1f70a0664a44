import { expect, test } from 'vitest';
import { describeMachine, phoneIndex, slowdownFor } from './calibrate.ts';
import { differencesOf, findDisturbance, judgePage, limitsOf } from './judge-pages.ts';
import { disturbed } from './limits.ts';

const floor = { fcp: 660, lcp: 910, tbt: 40, work: 480, scripts: 0, cls: 0 };
const above = { fcp: 60, lcp: 200, tbt: 900, work: 4_000, scripts: 118, cls: 0.01 };
const page = {
  fcp: floor.fcp + above.fcp,
  lcp: floor.lcp + above.lcp,
  tbt: floor.tbt + above.tbt,
  work: floor.work + above.work,
  scripts: above.scripts,
  cls: above.cls,
};
const floors = [floor, floor, floor];
const quiet = describeMachine([1_080, 1_090, 1_100]);
const judged = (pages: (typeof page)[], disturbance: string | null = null) =>
  judgePage(differencesOf(pages, floors), above, disturbance);

test('a page passes with the differences that were measured, on whichever machine', () => {
  expect(judged([page, page, page])).toEqual({ missed: [], undecided: [] });
  // A slow machine is slowed down less, and measures the same.
  for (const index of [300, 1_080, 2_800]) {
    expect(findDisturbance(describeMachine([index, index, index]), floors)).toBeNull();
  }
});

test('a regression on a quick machine fails, although its score would be high', () => {
  const slower = { ...page, tbt: page.tbt + 1_100, scripts: page.scripts + 4 };
  const quick = describeMachine([3_500, 3_500, 3_500]);
  expect(judged([slower, slower, slower], findDisturbance(quick, floors))).toEqual({
    missed: [
      'TBT 2000 above the floor page, at most 1900',
      'scripts, kB 122.0 above the floor page, at most 121.0',
    ],
    undecided: [],
  });
});

test('a floor page that is as slow as the page excuses nothing else', () => {
  const slowed = { ...floor, lcp: floor.lcp + 900 };
  const pages = [{ ...page, lcp: page.lcp + 900, tbt: page.tbt + 1_100 }];
  expect(judgePage(differencesOf(pages, [slowed]), above, null).missed).toEqual([
    'TBT 2000 above the floor page, at most 1900',
  ]);
});

test('a round that was disturbed does not fail the others', () => {
  expect(judged([page, { ...page, tbt: 9_000, work: 20_000 }, page]).missed).toEqual([]);
});

test('pages without the floor page of their round are an error', () => {
  expect(() => differencesOf([page, page], [floor])).toThrow('2 runs of a page and 1 of the floor page');
  expect(() => differencesOf([], [])).toThrow('0 runs of a page');
});

test('a figure that was not measured fails', () => {
  expect(judged([page, { ...page, cls: Number.NaN }, page]).missed).toEqual([
    'CLS NaN above the floor page, at most 0.030',
  ]);
});

test('a machine is slowed down to the phone, and never sped up', () => {
  expect([phoneIndex, 1_100, 1_540, 100].map(slowdownFor)).toEqual([1, 4, 5.6, 1]);
});

test('a disturbed machine is told by its index and by the floor page', () => {
  const work = (...values: number[]) => values.map((value) => ({ ...floor, work: value }));
  expect(findDisturbance(quiet, floors)).toBeNull();
  expect(findDisturbance(describeMachine([200, 210, 190]), floors)).toBe(
    'the machine is slower than the phone: index 200',
  );
  expect(findDisturbance(describeMachine([1_000, 400, 1_000, 500, 1_100, 450]), floors)).toMatch(
    /^the machine's index wavered by/,
  );
  expect(findDisturbance(quiet, work(480, 900, 490))).toMatch(/^the work of the floor page wavered by/);
  const most = disturbed.floorWork + 100;
  expect(findDisturbance(quiet, work(most, most, most))).toMatch(/^the floor page took/);
});

test('a disturbed machine excuses times up to twice their limit, and nothing else', () => {
  const limit = limitsOf(above);
  const difference = {
    ...above,
    tbt: limit.tbt * 2 - 1,
    work: limit.work * 2 + 1,
    scripts: limit.scripts + 1,
  };
  const { missed, undecided } = judgePage(difference, above, 'disturbed');
  expect(undecided).toEqual([expect.stringMatching(/^TBT/)]);
  expect(missed).toEqual([expect.stringMatching(/^main thread/), expect.stringMatching(/^scripts/)]);
});
