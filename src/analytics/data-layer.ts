type PageView = { readonly path: string; readonly name: string; readonly title: string };

type DataLayerEvent = Readonly<Record<string, unknown>>;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    /** Read by the tag manager, if the shop has one; never holds anything about a person. */
    dataLayer?: DataLayerEvent[];
  }
}

export function pushPageView({ path, name, title }: PageView): void {
  push({ event: 'pageview', page_path: path, page_name: name, page_title: title });
}

function push(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
