import { parseUrl } from '#src/shared/parse-url.ts';

/** The part of a `WindowClient` that this module uses. */
export type Tab = {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  /** Asks the page to navigate with its router. @returns whether the page has confirmed it */
  requestNavigation(href: string): Promise<boolean>;
  /** Loads the URL in this tab. */
  navigate(url: string): Promise<unknown>;
};

type Browser = {
  readonly origin: string;
  listTabs(): Promise<readonly Tab[]>;
  openTab(url: string): Promise<unknown>;
};

/** Shows the URL of a notification in an open tab of the shop, or in a new one. Ignores URLs of other origins. */
export async function openNotificationUrl(href: string, browser: Browser): Promise<void> {
  const target = parseUrl(href, browser.origin);
  if (target?.origin !== browser.origin) return;
  const path = target.pathname + target.search + target.hash;
  const tab = selectTab(await browser.listTabs(), target);
  if (!tab) return void (await browser.openTab(target.href));
  // A tab that the browser does not focus navigates all the same.
  await tab.focus().catch(() => {});
  if (tab.url === target.href || (await tab.requestNavigation(path))) return;
  await tab.navigate(target.href).catch(() => browser.openTab(target.href));
}

function selectTab(tabs: readonly Tab[], target: NonNullable<ReturnType<typeof parseUrl>>): Tab | undefined {
  const shopTabs = tabs.filter(({ url }) => parseUrl(url)?.origin === target.origin);
  return (
    shopTabs.find(({ url }) => url === target.href) ??
    shopTabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    shopTabs[0]
  );
}
