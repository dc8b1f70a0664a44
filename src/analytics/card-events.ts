import type { RegisteredRouter } from '@tanstack/react-router';
import { describeLink, type ListItem } from './describe-link.ts';
import { pushEcommerceEvent } from './push-ecommerce-event.ts';

/** Milliseconds; the cards of a list that come into view within them are one event. */
const batchMs = 1_000;

/**
 * Pushes which product cards and promotions were seen and opened. They are read from the rendered page, so that no card has
 * to know of analytics.
 */
export function subscribeCardEvents(router: RegisteredRouter): void {
  const lists = createListBatches();
  let seen = new Set<string>();
  const describe = (link: HTMLAnchorElement) =>
    describeLink(link, router.state.matches.at(-1)?.fullPath ?? '');

  observeLinks((link) => {
    const described = describe(link);
    if (!described || seen.has(described.key)) return;
    seen.add(described.key);
    if (described.kind === 'item') lists.add(described);
    else pushEcommerceEvent('view_promotion', described.promotion);
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const described = link && describe(link);
      if (described?.kind === 'item') pushList('select_item', described.list, [described.item]);
      if (described?.kind === 'promotion') pushEcommerceEvent('select_promotion', described.promotion);
    },
    { capture: true },
  );
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return;
    lists.flush();
    seen = new Set();
  });
}

function pushList(event: string, list: string, items: readonly unknown[]): void {
  pushEcommerceEvent(event, { item_list_id: list, item_list_name: list, items });
}

/** Collects the items of a list that come into view together. */
function createListBatches() {
  const batches = new Map<string, unknown[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [list, items] of batches) pushList('view_item_list', list, items);
    batches.clear();
  };
  return {
    add({ list, item }: ListItem) {
      batches.set(list, [...(batches.get(list) ?? []), item]);
      timer ??= setTimeout(flush, batchMs);
    },
    flush,
  };
}

/** Calls `onSeen` with every link, also a later one, when at least half of it is visible. */
function observeLinks(onSeen: (link: HTMLAnchorElement) => void): void {
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        visibility.unobserve(target);
        onSeen(target);
      }
    },
    { threshold: 0.5 },
  );
  const observe = (element: Element) => {
    if (element instanceof HTMLAnchorElement) visibility.observe(element);
    for (const link of element.querySelectorAll('a')) visibility.observe(link);
  };
  observe(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) observe(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
