import { expect, test } from 'vitest';
import { openNotificationUrl, type Tab } from './open-notification-url.ts';

const origin = 'https://shop.test';

type TabOptions = { url: string; isVisible?: boolean; isListening?: boolean; isControlled?: boolean };

/** A browser with these tabs; `actions` is what happened in it. */
function openBrowser(...open: TabOptions[]) {
  const actions: string[] = [];
  const tabs = open.map(
    ({ url, isVisible, isListening = true, isControlled = true }): Tab => ({
      url,
      visibilityState: isVisible ? 'visible' : 'hidden',
      focus: async () => actions.push(`focus ${url}`),
      requestNavigation: async (href) => {
        if (isListening) actions.push(`go to ${href} in ${url}`);
        return isListening;
      },
      navigate: async (target) => {
        if (!isControlled) throw new TypeError('not controlled');
        actions.push(`load ${target} in ${url}`);
      },
    }),
  );
  const openTab = async (url: string) => actions.push(`open ${url}`);
  const press = (href: string) => openNotificationUrl(href, { origin, listTabs: async () => tabs, openTab });
  return { actions, press };
}

test('without a tab of the shop a new one is opened', async () => {
  const { actions, press } = openBrowser();
  await press('https://shop.test/product/1?from=push#reviews');
  expect(actions).toEqual(['open https://shop.test/product/1?from=push#reviews']);
});

test('an open tab is focused and navigates without a page load', async () => {
  const { actions, press } = openBrowser({ url: `${origin}/main` });
  await press('/product/1?a=b#c');
  expect(actions).toEqual([`focus ${origin}/main`, `go to /product/1?a=b#c in ${origin}/main`]);
});

test('a tab that shows the page already is only focused', async () => {
  const { actions, press } = openBrowser(
    { url: `${origin}/main`, isVisible: true },
    { url: `${origin}/event/1` },
  );
  await press('/event/1');
  expect(actions).toEqual([`focus ${origin}/event/1`]);
});

test('a visible tab is preferred to a hidden one', async () => {
  const { actions, press } = openBrowser(
    { url: `${origin}/cart` },
    { url: `${origin}/main`, isVisible: true },
  );
  await press('/event/1');
  expect(actions[0]).toBe(`focus ${origin}/main`);
});

test('a tab whose page does not reply loads the URL; if it cannot, a new tab is opened', async () => {
  const loading = openBrowser({ url: `${origin}/main`, isListening: false });
  await loading.press('/event/1');
  expect(loading.actions.at(-1)).toBe(`load ${origin}/event/1 in ${origin}/main`);
  const uncontrolled = openBrowser({ url: `${origin}/main`, isListening: false, isControlled: false });
  await uncontrolled.press('/event/1');
  expect(uncontrolled.actions.at(-1)).toBe(`open ${origin}/event/1`);
});

test.each(['https://evil.test/', '//evil.test/x', 'javascript:alert(1)', 'http://shop.test/'])(
  '%s is not opened',
  async (href) => {
    const { actions, press } = openBrowser({ url: `${origin}/main` }, { url: 'https://evil.test/' });
    await press(href);
    expect(actions).toEqual([]);
  },
);
