import { useLocation } from '@tanstack/react-router';

/**
 * Names this visit of a list: the same again when the shopper comes back to the page, another when it is opened anew.
 */
export function useListKey(list: string): string {
  return useLocation({ select: ({ state }) => `${list} ${state.__TSR_key}` });
}
