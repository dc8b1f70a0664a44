/** As much of a browser's window as it takes to lead it somewhere. */
export type Tab = {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  /** Tells the page to go there. @returns whether it heard */
  lead(href: string): Promise<boolean>;
  /** Loads the address in its place. */
  navigate(url: string): Promise<unknown>;
};

type Windows = {
  readonly origin: string;
  tabs(): Promise<readonly Tab[]>;
  open(url: string): Promise<unknown>;
};

/** Leads an open tab of the shop to the address of a notification, or opens one; never leaves the shop. */
export async function openAddress(href: string, windows: Windows): Promise<void> {
  const target = URL.parse(href, windows.origin);
  if (target?.origin !== windows.origin) return;
  const path = target.pathname + target.search + target.hash;
  const tab = bestTab(await windows.tabs(), target);
  if (!tab) return void (await windows.open(target.href));
  // Where it cannot be brought to the front, it is there when the shopper looks.
  await tab.focus().catch(() => {});
  if (tab.url === target.href || (await tab.lead(path))) return;
  await tab.navigate(target.href).catch(() => windows.open(target.href));
}

function bestTab(tabs: readonly Tab[], target: URL): Tab | undefined {
  const ours = tabs.filter(({ url }) => URL.parse(url)?.origin === target.origin);
  return (
    ours.find(({ url }) => url === target.href) ??
    ours.find(({ visibilityState }) => visibilityState === 'visible') ??
    ours[0]
  );
}
