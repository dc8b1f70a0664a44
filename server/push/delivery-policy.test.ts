import { describe, expect, test } from 'vitest';
import { type Consents, deliveryPolicy } from './delivery-policy.ts';

const inSeoul = (time: string) => new Date(`${time}+09:00`);
const given = inSeoul('2026-01-05T12:00:00');
const byDay: Consents = { advertising: given, push: given, night: null };
const always: Consents = { ...byDay, night: given };

const advertise = (consents: Consents, now: Date) => deliveryPolicy({ isAdvertising: true, consents, now });

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
  [{ advertising: null, push: given, night: given }],
  [{ advertising: given, push: null, night: given }],
  [{ advertising: null, push: null, night: null }],
])('advertising with only %j is never sent', (consents) => {
  expect(advertise(consents, inSeoul('2026-11-20T12:00:00'))).toEqual({
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
      advertising: inSeoul('2027-12-01T12:00:00'),
      push: inSeoul('2027-12-01T12:00:00'),
    };
    const night = { ...consents, night: given };
    expect(advertise(night, inSeoul('2028-02-01T12:00:00')).when).toBe('now');
    expect(advertise(night, inSeoul('2028-02-01T22:00:00'))).toEqual({
      when: 'later',
      at: inSeoul('2028-02-02T08:00:00'),
    });
  });
});

test('what a member ordered is told at any hour and needs none of it', () => {
  const nothing = { advertising: null, push: null, night: null };
  const now = inSeoul('2026-11-21T03:00:00');
  expect(deliveryPolicy({ isAdvertising: false, consents: nothing, now })).toEqual({
    when: 'now',
    until: null,
  });
});
