import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DialogHost } from './dialog-host.tsx';
import { dialogQueue, dialogs } from './dialogs.ts';

const shopper = userEvent.setup();
const press = async (name: string) => shopper.click(await screen.findByRole('button', { name }));
/** The answer comes later, so it is handed over inside of something that nobody awaits. */
function ask<Answer>(question: () => Promise<Answer>): { answer: Promise<Answer> } {
  let answer: Promise<Answer> | undefined;
  act(() => {
    answer = question();
  });
  return { answer: answer as Promise<Answer> };
}

beforeEach(() => {
  render(<DialogHost />);
});
afterEach(() => {
  act(() => dialogQueue.set([]));
  cleanup();
});

test('an alert has one button', async () => {
  const { answer } = ask(() => dialogs.alert({ message: '로그인 후 이용해주세요.' }));
  expect(await screen.findByRole('alertdialog', { name: '로그인 후 이용해주세요.' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await press('Confirm');
  await answer;
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(['confirm', 'custom'] as const)('a %s dialog is accepted or cancelled', async (kind) => {
  const first = ask(() => dialogs[kind]({ message: 'Leave?', confirmLabel: 'Leave' }));
  await press('Leave');
  expect(await first.answer).toBe(true);

  const second = ask(() => dialogs[kind]({ message: 'Leave?' }));
  await press('Cancel');
  expect(await second.answer).toBe(false);
});

test('a popup has a confirm button and a close button', async () => {
  const first = ask(() => dialogs.popup({ title: 'Coupon', message: '3,000원' }));
  await press('Confirm');
  expect(await first.answer).toBe(true);

  const second = ask(() => dialogs.popup({ title: 'Coupon', message: '3,000원' }));
  await press('Close');
  expect(await second.answer).toBe(false);
});

test('a detail dialog says when it was agreed to and who sends', async () => {
  const { answer } = ask(() =>
    dialogs.detail({ message: 'Consent', agreedOn: '2026. 11. 20.', sender: '꾸밈' }),
  );
  expect(await screen.findByText('2026. 11. 20.')).toBeTruthy();
  expect(screen.getByText('꾸밈')).toBeTruthy();
  await press('Confirm');
  await answer;
});

test('a prompt gives what was typed, or nothing', async () => {
  const first = ask(() => dialogs.prompt({ message: 'Name it', label: 'Name', initial: 'My ' }));
  await shopper.type(await screen.findByRole('textbox', { name: 'Name' }), 'cat{Enter}');
  expect(await first.answer).toBe('My cat');

  const second = ask(() => dialogs.prompt({ message: 'Name it', label: 'Name' }));
  await press('Cancel');
  expect(await second.answer).toBeNull();
});

test('Escape is a no', async () => {
  const { answer } = ask(() => dialogs.confirm({ message: 'Leave?' }));
  const dialog = await screen.findByRole('alertdialog');
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(await answer).toBe(false);
});

test('questions wait for their turn', async () => {
  const first = ask(() => dialogs.confirm({ message: 'First?' }));
  const second = ask(() => dialogs.confirm({ message: 'Second?' }));
  expect(screen.queryByText('Second?')).toBeNull();
  await press('Confirm');
  expect(await first.answer).toBe(true);
  expect(await screen.findByText('Second?')).toBeTruthy();
  await press('Cancel');
  expect(await second.answer).toBe(false);
});
