/**
 * `:has(…)` for Firefox before 121, which drops every rule with it: the chosen option would look like the others. In a copy of
 * the shop's style sheets each `:has(…)` is an attribute selector, and the elements that it matches carry the attribute.
 */
export function supportHas(page: Document): void {
  const patterns: string[] = [];
  const copied = new Set<string>();

  async function copySheets(): Promise<void> {
    for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (!href || copied.has(href)) continue;
      copied.add(href);
      const response = await fetch(href).catch(() => null);
      if (!response?.ok) continue;
      const style = page.createElement('style');
      style.textContent = replaceHas(await response.text(), patterns);
      page.head.append(style);
    }
    mark();
  }

  function mark(): void {
    const marks = new Map<Element, string>();
    patterns.forEach((pattern, index) => {
      for (const element of matchesOf(page, pattern))
        marks.set(element, `${marks.get(element) ?? ''} ${index}`);
    });
    for (const element of page.querySelectorAll('[data-has]'))
      if (!marks.has(element)) element.removeAttribute('data-has');
    for (const [element, value] of marks)
      if (element.getAttribute('data-has') !== value) element.setAttribute('data-has', value);
  }

  let isPlanned = false;
  function planMark(): void {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      void copySheets();
    });
  }

  new MutationObserver(planMark).observe(page, {
    attributeFilter: ['aria-busy', 'data-hidden', 'disabled', 'hidden', 'open'],
    childList: true,
    subtree: true,
  });
  for (const event of ['change', 'focusin', 'focusout', 'load']) page.addEventListener(event, planMark, true);
  void copySheets();
}

/** @param patterns the arguments of `:has` so far; those of these styles are added */
export function replaceHas(styles: string, patterns: string[]): string {
  // Their arguments have brackets of two levels.
  return styles.replace(/:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, (_, pattern: string) => {
    if (!patterns.includes(pattern)) patterns.push(pattern);
    return `[data-has~="${patterns.indexOf(pattern)}"]`;
  });
}

/** The elements that `:has(pattern)` matches: parents with `>` in front, else all ancestors. A list may have both. */
function* matchesOf(page: Document, pattern: string): Generator<Element> {
  const isChild = pattern.startsWith('>');
  for (const match of page.querySelectorAll(isChild ? pattern.replace(/(^|,)\s*>/g, '$1') : pattern)) {
    for (let parent = match.parentElement; parent; parent = isChild ? null : parent.parentElement)
      yield parent;
  }
}
