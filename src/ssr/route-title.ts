import type { RegisteredRouter } from '@tanstack/react-router';

/** The title of a route without parameters, in the language of the page. */
export function routeTitle(router: RegisteredRouter, id: keyof RegisteredRouter['routesById']): string {
  const title = router.routesById[id].options.staticData?.title;
  return title ? router.options.context.i18n._(title) : '';
}
