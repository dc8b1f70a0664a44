import type { ParsedLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own type
  interface HistoryState {
    /** Of a login page: the scroll key of the page that it was opened from. */
    returnScrollKey?: string;
    /** Of a page that was come back to by another way than through the history: whose scroll position is its own. */
    scrollKey?: string;
  }
}

/** The login page, which leads back to `location` and to where it was scrolled. */
export function loginTarget(location: ParsedLocation) {
  const state = { returnScrollKey: scrollKeyOf(location) };
  return { to: '/login', search: { return: location.href }, state } as const;
}

/** Under which key the router keeps where a page was scrolled. */
export function scrollKeyOf({ state, href }: ParsedLocation): string {
  return state.scrollKey ?? state.__TSR_key ?? href;
}
