import { afterEach, beforeAll, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeAll(() => keepFocus());

afterEach(() => document.body.replaceChildren());

/** A page, with the focus on the control of that id. */
async function open(html: string, id: string): Promise<HTMLElement> {
  document.body.innerHTML = `<main id="content" tabindex="-1"><section>${html}</section></main>`;
  const control = byId(id);
  control.focus();
  await observed();
  return control;
}

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};

/** Observers are told in a microtask. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

const focusedId = () => document.activeElement?.id;

const list =
  '<ul><li><button id="a">A</button></li><li><button id="b">B</button></li></ul><a id="end" href="/">end</a>';

test('the button of a coupon that has been taken hands the focus to the next one', async () => {
  (await open(list, 'a')).closest('li')?.remove();
  await observed();
  expect(focusedId()).toBe('b');
});

test('the last one of a list, to the one before it', async () => {
  (await open(list, 'b')).closest('li')?.remove();
  await observed();
  expect(focusedId()).toBe('a');
});

test('when the whole list goes, what follows it has the focus', async () => {
  (await open(list, 'a')).closest('ul')?.remove();
  await observed();
  expect(focusedId()).toBe('end');
});

test('when it is replaced, what stands in its place has the focus', async () => {
  const links =
    '<a href="/" id="before">x</a><div><button id="a">A</button></div><a href="/" id="after">x</a>';
  const form = Object.assign(document.createElement('form'), { innerHTML: '<input id="in">' });
  (await open(links, 'a')).parentElement?.replaceWith(form);
  await observed();
  expect(focusedId()).toBe('in');
});

test('a button that can no longer be pressed hands it to its neighbour', async () => {
  await open(
    '<div><button id="minus">-</button><button id="plus">+</button></div><button id="x">x</button>',
    'plus',
  );
  (byId('plus') as HTMLButtonElement).disabled = true;
  await observed();
  expect(focusedId()).toBe('minus');
});

test('a page without any other control has the focus itself', async () => {
  (await open('<button id="a">A</button>', 'a')).remove();
  await observed();
  expect(focusedId()).toBe('content');
});

test('a whole page that goes leaves the focus to the navigation', async () => {
  (await open(list, 'a')).closest('section')?.remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});

test('somebody who has left a control is not taken back when it goes', async () => {
  const control = await open(list, 'a');
  control.blur();
  await observed();
  control.closest('li')?.remove();
  await observed();
  expect(document.activeElement).toBe(document.body);
});
