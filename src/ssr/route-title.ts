import type { RegisteredRouter } from '@tanstack/react-router';

/** The title that the route of an address without parameters states, in the language of the page. */
export function routeTitle(router: RegisteredRouter, path: string): string {
  const [, , route] = router.getMatchedRoutes(path);
  const title = route?.options.staticData?.title;
  return title ? router.options.context.i18n._(title) : '';
}
