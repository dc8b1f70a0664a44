import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { DialogHost } from './dialog-host.tsx';
import { dialogQueue, dialogs } from './dialogs.ts';

const shopper = userEvent.setup();
const press = async (name: string) => shopper.click(await screen.findByRole('button', { name }));
/** The promise is wrapped in an object, because `act` would await it. */
function open<Result>(openDialog: () => Promise<Result>): { result: Promise<Result> } {
  let result: Promise<Result> | undefined;
  act(() => {
    result = openDialog();
  });
  return { result: result as Promise<Result> };
}

beforeEach(() => {
  render(<DialogHost />);
});
afterEach(() => {
  act(() => dialogQueue.set([]));
  cleanup();
});

test('an alert has one button', async () => {
  const { result } = open(() => dialogs.alert({ message: '로그인 후 이용해주세요.' }));
  expect(await screen.findByRole('alertdialog', { name: '로그인 후 이용해주세요.' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await press('Confirm');
  await result;
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(['confirm', 'custom'] as const)('a %s dialog is accepted or canceled', async (kind) => {
  const first = open(() => dialogs[kind]({ message: 'Leave?', confirmLabel: 'Leave' }));
  await press('Leave');
  expect(await first.result).toBe(true);

  const second = open(() => dialogs[kind]({ message: 'Leave?' }));
  await press('Cancel');
  expect(await second.result).toBe(false);
});

test('a choice passes on what was pressed, and nothing when it is canceled', async () => {
  const openQuestion = () =>
    choose({
      message: 'Keep it?',
      choices: [
        { value: 'keep', label: 'Keep' },
        { value: 'reset', label: 'Start anew' },
      ],
      cancelLabel: 'Go back',
    });
  const first = open(openQuestion);
  expect(await screen.findByRole('alertdialog', { name: 'Keep it?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Keep');
  await press('Start anew');
  expect(await first.result).toBe('reset');

  const second = open(openQuestion);
  await press('Go back');
  expect(await second.result).toBeNull();
});

test('a popup has a confirm button and a close button', async () => {
  const first = open(() => dialogs.popup({ title: 'Coupon', message: '3,000원' }));
  await press('Confirm');
  expect(await first.result).toBe(true);

  const second = open(() => dialogs.popup({ title: 'Coupon', message: '3,000원' }));
  await press('Close');
  expect(await second.result).toBe(false);
});

test('a detail dialog says when it was agreed to and who sends', async () => {
  const { result } = open(() =>
    dialogs.detail({ message: 'Consent', agreedOn: '2026. 11. 20.', sender: '꾸밈' }),
  );
  expect(await screen.findByText('2026. 11. 20.')).toBeTruthy();
  expect(screen.getByText('꾸밈')).toBeTruthy();
  await press('Confirm');
  await result;
});

test('a prompt returns the text that was typed, or null', async () => {
  const first = open(() => dialogs.prompt({ message: 'Name it', label: 'Name', initial: 'My ' }));
  await shopper.type(await screen.findByRole('textbox', { name: 'Name' }), 'cat{Enter}');
  expect(await first.result).toBe('My cat');

  const second = open(() => dialogs.prompt({ message: 'Name it', label: 'Name' }));
  await press('Cancel');
  expect(await second.result).toBeNull();
});

test('Escape cancels a dialog', async () => {
  const { result } = open(() => dialogs.confirm({ message: 'Leave?' }));
  const dialog = await screen.findByRole('alertdialog');
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(await result).toBe(false);
});

test('a second dialog waits until the first one is closed', async () => {
  const first = open(() => dialogs.confirm({ message: 'First?' }));
  const second = open(() => dialogs.confirm({ message: 'Second?' }));
  expect(screen.queryByText('Second?')).toBeNull();
  await press('Confirm');
  expect(await first.result).toBe(true);
  expect(await screen.findByText('Second?')).toBeTruthy();
  await press('Cancel');
  expect(await second.result).toBe(false);
});
