type PageView = { readonly path: string; readonly name: string; readonly title: string };

type DataLayerEvent = Readonly<Record<string, unknown>> & { readonly event: string };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    /** Read by the tag manager, if the shop has one; must not hold personal data. */
    dataLayer?: DataLayerEvent[];
  }
}

export function pushPageView({ path, name, title }: PageView): void {
  pushEvent({ event: 'pageview', page_path: path, page_name: name, page_title: title });
}

/** The event must not hold personal data: no names, no addresses, no typed text. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
