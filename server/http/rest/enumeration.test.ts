import { expect, test } from 'vitest';
import { newMember, signIn, visitorRequests } from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';

const server = withApp({ jobs: true });
const tries = 200;
const unknown = 'nobody-at-all@example.com';

/** Takes turns, so that whatever else the machine does slows down both. @returns milliseconds of each try */
async function timeInTurns(
  targets: readonly string[],
  attempt: (target: string, index: number) => Promise<string>,
) {
  const times = new Map(targets.map((target) => [target, [] as number[]]));
  const answers = new Map(targets.map((target) => [target, new Set<string>()]));
  for (let index = -20; index < tries; index += 1) {
    for (const target of index % 2 ? targets : targets.toReversed()) {
      await server.pool.query('delete from identity_rate_limit');
      const begun = performance.now();
      const answer = await attempt(target, index);
      if (index >= 0) times.get(target)?.push(performance.now() - begun);
      answers.get(target)?.add(answer);
    }
  }
  return { times: [...times.values()], answers: [...answers.values()] };
}

/** How often somebody is right who takes the slower one of two tries for the known one: half of the time by chance. */
function shareOfRightGuesses([known = [], others = []]: readonly (readonly number[])[]): number {
  const wins = known.flatMap((a) => others.map((b) => Number(a > b) + Number(a === b) / 2));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

// By chance alone 200 tries each leave this range once in some thousand runs.
const expectChance = (share: number) => {
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
};

const addressOf = (index: number) => `10.${(index + 256) >> 8}.${(index + 256) & 255}.1`;

test('neither answer nor time of a forgotten password tells whether there is an account', async () => {
  const { email } = await newMember(server, visitorRequests(server));
  const { times, answers } = await timeInTurns([email, unknown], async (target, index) => {
    const call = visitorRequests(server, addressOf(index));
    const sent = await call('/auth/codes', { purpose: 'PASSWORD_RESET', target });
    return `${sent.statusCode} ${JSON.stringify({ ...sent.json(), id: '' })}`;
  });
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.size).toBe(1);
  expectChance(shareOfRightGuesses(times));
}, 120_000);

test('neither answer nor time of a wrong password tells whether there is an account', async () => {
  const { email } = await newMember(server, visitorRequests(server));
  const { times, answers } = await timeInTurns([email, unknown], async (target) => {
    const refused = await signIn(server, target, 'not-the-password-1');
    return `${refused.statusCode} ${refused.body}`;
  });
  expect(answers[0]).toEqual(answers[1]);
  expectChance(shareOfRightGuesses(times));
}, 240_000);
