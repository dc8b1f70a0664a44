import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The forms that have neither hook of src/components/form, see decision 129. */
const others: Readonly<Record<string, string>> = {
  'src/components/search/search-box.tsx': 'a search sends nothing',
  'src/features/checkout/checkout-page.tsx': 'the form library itself, no byte is left for the hook',
  'src/features/claims/claim-form-page.tsx': 'its page has no space for either hook',
  'src/features/find-password/find-password-page.tsx': 'the form library itself, for the two new passwords',
  'src/features/orders/order-periods.tsx': 'two days, kept by the browser',
  'src/features/product/my-size-sheet.tsx': 'measures on a public page, kept by the browser',
  'src/features/profile/password-form.tsx': 'the form library itself, for the two new passwords',
  'src/features/review-writing/review-form.tsx': 'its page has no space for either hook',
  'src/features/sign-in/sign-in-form.tsx': 'rendered by the server, filled in before the script is there',
  'src/features/sign-up/sign-up-page.tsx': 'the form library itself, with rules at its fields',
  'src/features/sign-up/social-sign-up-page.tsx': 'the form library itself, with rules at its fields',
  'src/ui/dialog-card.tsx': 'a dialog with one text',
};

/** A form that handles its submission by itself. */
const isOwnForm = (code: string): boolean => /<form\b(?![^>]*\{\.\.\.formProps\})/.test(code);

test('every form but the named ones has one of the two hooks', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));
  const own = files.filter((file) => isOwnForm(readFileSync(path.join(root, file), 'utf8')));
  expect(own.toSorted()).toEqual(Object.keys(others).toSorted());
});

test('a form that handles its submission by itself is found', () => {
  expect(isOwnForm('<form className={styles.form} noValidate onSubmit={send}>')).toBe(true);
  expect(isOwnForm('<form\n  ref={form}\n  onSubmit={(event) => void send(event)}>')).toBe(true);
  expect(isOwnForm('<form {...formProps} className={styles.form}>')).toBe(false);
});
