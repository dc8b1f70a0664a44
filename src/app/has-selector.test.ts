import { afterEach, expect, test, vi } from 'vitest';
import { replaceHas, supportHas } from './has-selector.ts';

afterEach(() => vi.unstubAllGlobals());

test('a rule for a chosen option stays a rule where :has is unknown', () => {
  const patterns: string[] = [];
  const styles = '.a:has(:checked){x:y}.b:not(:has(.c:not(d,[e]))) .f:has(>.g,>.h){x:y}.i:has(:checked){x:y}';
  expect(replaceHas(styles, patterns)).toBe(
    '.a[data-has~="0"]{x:y}.b:not([data-has~="1"]) .f[data-has~="2"]{x:y}.i[data-has~="0"]{x:y}',
  );
  expect(patterns).toEqual([':checked', '.c:not(d,[e])', '>.g,>.h']);
});

test('the chosen option is told from the others, also when another one is chosen', async () => {
  vi.stubGlobal('fetch', async () => new Response('label:has(:checked){color:red}p:has(>input){color:red}'));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const page = new DOMParser().parseFromString(
    '<link rel="stylesheet" href="/style.css"><p><label id="one"><input type="radio" name="size" checked></label><label id="two"><input type="radio" name="size"></label></p>',
    'text/html',
  );
  const chosen = () => [...page.querySelectorAll('label[data-has~="0"]')].map(({ id }) => id);
  supportHas(page);
  await vi.waitFor(() => expect(chosen()).toEqual(['one']));
  expect(page.querySelector('style')?.textContent).toContain('label[data-has~="0"]');
  expect(page.querySelector('label[data-has~="1"]')).not.toBeNull();

  const other = page.querySelectorAll('input')[1];
  if (other) other.checked = true;
  other?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(chosen()).toEqual(['two']));
});
