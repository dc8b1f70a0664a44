import type { ParsedLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own type
  interface HistoryState {
    /** On the login page: the scroll key of the page that it was opened from. */
    returnScrollKey?: string;
    /** On the page after the login: the scroll key of that page before the login. */
    scrollKey?: string;
  }
}

/** A link to the login page, which returns to `location` and its scroll position. */
export function loginTarget(location: ParsedLocation) {
  const state = { returnScrollKey: scrollKeyOf(location) };
  return { to: '/login', search: { return: location.href }, state } as const;
}

/** The key under which the router stores the scroll position of a page. */
export function scrollKeyOf({ state, href }: ParsedLocation): string {
  return state.scrollKey ?? state.__TSR_key ?? href;
}
