import { describe, expect, test } from 'vitest';
import { type AdChannel, type AdRecipient, adPolicy } from './ad-policy.ts';

const inSeoul = (time: string) => new Date(`${time}+09:00`);
const given = inSeoul('2026-01-05T12:00:00');
type Consents = AdRecipient['consents'];
const nothing: Consents = {
  ADVERTISING: null,
  NIGHT: null,
  EMAIL: null,
  SMS: null,
  ALIMTALK: null,
  PUSH: null,
};
const byDay: Consents = { ...nothing, ADVERTISING: given, PUSH: given };
const always: Consents = { ...byDay, NIGHT: given };

const advertise = (consents: Consents, now: Date, channel: AdChannel = 'PUSH') =>
  adPolicy({ state: 'ACT', consents }, channel, now);

describe('advertising without the consent for the night', () => {
  test.each(['2026-11-20T08:00:00', '2026-11-20T12:00:00', '2026-11-20T20:59:59.999'])(
    'goes out at %s and may arrive until nine in the evening',
    (time) => {
      expect(advertise(byDay, inSeoul(time))).toEqual({ when: 'now', until: inSeoul('2026-11-20T21:00:00') });
    },
  );

  test.each([
    ['2026-11-20T21:00:00', '2026-11-21T08:00:00'],
    ['2026-11-20T23:59:59.999', '2026-11-21T08:00:00'],
    ['2026-11-21T00:00:00', '2026-11-21T08:00:00'],
    ['2026-11-21T07:59:59.999', '2026-11-21T08:00:00'],
    ['2026-12-31T22:00:00', '2027-01-01T08:00:00'],
  ])('of %s waits until %s', (time, morning) => {
    expect(advertise(byDay, inSeoul(time))).toEqual({ when: 'later', at: inSeoul(morning) });
  });
});

test('advertising with the consent for the night goes out at any hour', () => {
  expect(advertise(always, inSeoul('2026-11-21T03:00:00'))).toEqual({ when: 'now', until: null });
});

test.each([
  [{ PUSH: given, NIGHT: given }],
  [{ ADVERTISING: given, EMAIL: given, SMS: given, NIGHT: given }],
  [{}],
])('advertising with only %j is never sent', (consents) => {
  expect(advertise({ ...nothing, ...consents }, inSeoul('2026-11-20T12:00:00'))).toEqual({
    when: 'never',
    reason: 'no-consent',
  });
});

describe('a consent of two years', () => {
  test('counts to its last second, and no longer', () => {
    expect(advertise(byDay, inSeoul('2028-01-05T11:59:59.999')).when).toBe('now');
    expect(advertise(byDay, inSeoul('2028-01-05T12:00:00'))).toEqual({
      when: 'never',
      reason: 'consent-too-old',
    });
  });

  test('for the night alone leaves the day', () => {
    const consents = {
      ...byDay,
      ADVERTISING: inSeoul('2027-12-01T12:00:00'),
      PUSH: inSeoul('2027-12-01T12:00:00'),
    };
    const night = { ...consents, NIGHT: given };
    expect(advertise(night, inSeoul('2028-02-01T12:00:00')).when).toBe('now');
    expect(advertise(night, inSeoul('2028-02-01T22:00:00'))).toEqual({
      when: 'later',
      at: inSeoul('2028-02-02T08:00:00'),
    });
  });
});

test.each(['EMAIL', 'SMS', 'ALIMTALK'] as const)('%s has a consent of its own', (channel) => {
  const noon = inSeoul('2026-11-20T12:00:00');
  expect(advertise(byDay, noon, channel)).toEqual({ when: 'never', reason: 'no-consent' });
  expect(advertise({ ...byDay, [channel]: given }, noon, channel).when).toBe('now');
});

test.each(['SUSPENDED', 'WITHDRAWN'] as const)('a member who is %s gets none', (state) => {
  const decision = adPolicy({ state, consents: always }, 'PUSH', inSeoul('2026-11-20T12:00:00'));
  expect(decision).toEqual({ when: 'never', reason: 'not-a-member' });
});
