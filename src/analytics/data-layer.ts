type PageView = { readonly path: string; readonly name: string; readonly title: string };

type DataLayerEvent = Readonly<Record<string, unknown>> & { readonly event: string };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    /** Read by the tag manager, if the shop has one; never holds anything about a person. */
    dataLayer?: DataLayerEvent[];
  }
}

export function pushPageView({ path, name, title }: PageView): void {
  pushEvent({ event: 'pageview', page_path: path, page_name: name, page_title: title });
}

/** Of ourselves only: no names, no addresses, nothing typed. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
