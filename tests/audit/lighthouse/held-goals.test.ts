import { expect, test } from 'vitest';
import { findMissedGoals } from './held-goals.ts';
import { held, phoneIndex, slowdownFor } from './limits.ts';

const floor = { score: 100, lcp: 900, tbt: 40, cls: 0, work: 480, scripts: 0, machine: 1_500, slowdown: 5.5 };
const page = { ...floor, score: 80, lcp: 1_200, tbt: 900, work: 4_000, scripts: 140 };
const slow = { machine: 400, slowdown: slowdownFor(400) };

test('a page of a mid-tier phone passes', () => {
  expect(findMissedGoals([page, page, page], [floor, floor, floor])).toEqual([]);
});

test('a slow machine does not pass a score of 25', () => {
  const run = { ...page, ...slow, score: 25, tbt: 3_900 };
  expect(findMissedGoals([run, run, run], [{ ...floor, ...slow }])).toEqual([
    `score 25, held ${held.score}`,
    `TBT 3860 ms above the floor, held ${held.tbt}`,
  ]);
});

test('a run that was disturbed does not fail the others', () => {
  expect(findMissedGoals([page, { ...page, score: 20, tbt: 9_000 }, page], [floor])).toEqual([]);
});

test('a single run is held to what noise cannot move', () => {
  expect(findMissedGoals([{ ...page, score: 25, cls: 0.2 }], [])).toEqual([`CLS 0.2, held ${held.cls}`]);
});

test('a machine is slowed down to the phone, and never sped up', () => {
  expect([phoneIndex, 1_100, 1_540, 100].map(slowdownFor)).toEqual([1, 4, 5.6, 1]);
});
