import { expect, test } from 'vitest';
import { openAddress, type Tab } from './open-address.ts';

const origin = 'https://shop.test';

function shopWith(...open: { url: string; visible?: boolean; deaf?: boolean; stuck?: boolean }[]) {
  const done: string[] = [];
  const tabs = open.map(
    ({ url, visible, deaf, stuck }): Tab => ({
      url,
      visibilityState: visible ? 'visible' : 'hidden',
      focus: async () => done.push(`focus ${url}`),
      lead: async (href) => {
        if (!deaf) done.push(`lead ${url} to ${href}`);
        return !deaf;
      },
      navigate: async (target) => {
        if (stuck) throw new TypeError('not controlled');
        done.push(`load ${target} in ${url}`);
      },
    }),
  );
  const go = (href: string) =>
    openAddress(href, { origin, tabs: async () => tabs, open: async (url) => done.push(`open ${url}`) });
  return { done, go };
}

test('without a tab one is opened', async () => {
  const { done, go } = shopWith();
  await go('https://shop.test/product/1?from=push#reviews');
  expect(done).toEqual(['open https://shop.test/product/1?from=push#reviews']);
});

test('an open tab comes to the front and goes there without loading anew', async () => {
  const { done, go } = shopWith({ url: `${origin}/main` });
  await go('/product/1?a=b#c');
  expect(done).toEqual([`focus ${origin}/main`, `lead ${origin}/main to /product/1?a=b#c`]);
});

test('the tab that is there already is only brought to the front', async () => {
  const { done, go } = shopWith({ url: `${origin}/main`, visible: true }, { url: `${origin}/event/1` });
  await go('/event/1');
  expect(done).toEqual([`focus ${origin}/event/1`]);
});

test('the tab one looks at goes before a hidden one', async () => {
  const { done, go } = shopWith({ url: `${origin}/cart` }, { url: `${origin}/main`, visible: true });
  await go('/event/1');
  expect(done[0]).toBe(`focus ${origin}/main`);
});

test('a tab that does not listen yet loads the address; one that cannot leaves it to a new one', async () => {
  const deaf = shopWith({ url: `${origin}/main`, deaf: true });
  await deaf.go('/event/1');
  expect(deaf.done.at(-1)).toBe(`load ${origin}/event/1 in ${origin}/main`);
  const stuck = shopWith({ url: `${origin}/main`, deaf: true, stuck: true });
  await stuck.go('/event/1');
  expect(stuck.done.at(-1)).toBe(`open ${origin}/event/1`);
});

test.each(['https://evil.test/', '//evil.test/x', 'javascript:alert(1)', 'http://shop.test/'])(
  '%s does not lead out of the shop',
  async (href) => {
    const { done, go } = shopWith({ url: `${origin}/main` }, { url: 'https://evil.test/' });
    await go(href);
    expect(done).toEqual([]);
  },
);
