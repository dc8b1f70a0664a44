const controls =
  ':is(a[href], button, input, select, textarea):not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/**
 * A control that leaves the page, or can no longer be pressed, while somebody with a keyboard is on it hands the focus on to
 * what stands next to its place. Otherwise the browser would leave it to the document, and a screen reader would start at the top.
 */
export function keepFocus(): void {
  // A finger or a mouse goes where it wants to next.
  const visible = (target: EventTarget | null) =>
    target instanceof Element && target.matches(':focus-visible') ? target : null;
  // Loaded with the first key, which may have moved the focus.
  let focused = visible(document.activeElement);
  document.addEventListener('focusin', ({ target }) => {
    focused = visible(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Somebody has left it. A control that is removed is not in the document here, or the event does not come.
    if (!relatedTarget && target instanceof Element && target.isConnected && !target.matches(':disabled'))
      queueMicrotask(() => {
        if (focused === target && target.isConnected && !target.matches(':disabled')) focused = null;
      });
  });
  const observer = new MutationObserver((changes) => {
    const lost = focused;
    if (!lost || (lost.isConnected && !lost.matches(':disabled'))) return;
    focused = null;
    if (document.activeElement === document.body || document.activeElement === lost) handOn(lost, changes);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

function handOn(lost: Element, changes: readonly MutationRecord[]): void {
  const { parent, before } = placeOf(lost, changes);
  // After a navigation the focus moves to the page itself.
  if (!parent || parent.id === 'content' || parent.querySelector('#content')) return;
  nextControl(parent, before)?.focus({ preventScroll: true });
}

/** Where it was: in that element, after that sibling. */
function placeOf(lost: Element, changes: readonly MutationRecord[]) {
  let parent: Element | null = lost.parentElement;
  let before: Node | null = lost.previousSibling;
  for (let node: Node | null = lost; node && !node.isConnected; node = parent) {
    const removed: Node = node;
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((it) => it.contains(removed)));
    parent = change?.target instanceof Element ? change.target : null;
    before = change?.previousSibling ?? null;
  }
  // The focus goes on at the element that has come in its place.
  while (before && changes.some(({ addedNodes }) => [...addedNodes].includes(before as ChildNode)))
    before = before.previousSibling;
  return { parent, before: before?.isConnected ? before : null };
}

/** Beside it at best; else what comes after it on the page or in the dialog, else that itself. */
function nextControl(parent: Element, before: Node | null): HTMLElement | null {
  const isAfter = (control: HTMLElement) => {
    const position = (before ?? parent).compareDocumentPosition(control);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !before?.contains(control);
  };
  const scope = parent.closest<HTMLElement>('dialog, #content') ?? document.getElementById('content');
  for (const area of [parent, scope]) {
    const found = [...(area?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(isShown);
    const next = found.find(isAfter) ?? (area === parent ? found.at(-1) : undefined);
    if (next) return next;
  }
  return scope;
}

const isShown = (control: HTMLElement) => control.getClientRects().length > 0;
