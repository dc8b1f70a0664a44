type PageView = { readonly path: string; readonly name: string; readonly title: string };

type DataLayerEntry = Readonly<Record<string, unknown>>;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    /** Read by the tag manager, if the shop has one; must not hold personal data. */
    dataLayer?: DataLayerEntry[];
  }
}

export function pushPageView({ path, name, title }: PageView): void {
  pushEvent({ event: 'pageview', page_path: path, page_name: name, page_title: title });
}

/** The event must not hold personal data: no names, no addresses, no text typed into a form. */
export function pushEvent(event: DataLayerEntry & { readonly event: string }): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
