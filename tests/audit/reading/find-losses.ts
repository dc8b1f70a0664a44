import type { Page } from 'playwright';

/** Content that is beyond the edge of the page, and controls that cannot be brought to where a finger reaches them. */
export async function findLosses(page: Page): Promise<readonly string[]> {
  const [width, pageWidth] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  const wide = pageWidth > width ? [`the page is ${pageWidth} pixels wide`] : [];
  const controls = page.locator(
    'main :is(a[href], button:not(:disabled), select, input:not([type="hidden"])), header :is(a[href], button), nav a[href]',
  );
  return [...wide, ...(await controls.evaluateAll(findUnreachable, width))];
}

/** Runs in the page. */
function findUnreachable(controls: Element[], width: number): string[] {
  const isShown = (control: Element) =>
    control.getClientRects().length > 0 &&
    getComputedStyle(control).opacity !== '0' &&
    !control.closest('.visually-hidden, [inert], [data-engine="keen"]');
  const whatIsWrong = (control: Element): string | null => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const target = control.closest('label') ?? control;
    const { left, right, top, width: breadth, height } = target.getBoundingClientRect();
    if (left < -1 || right > width + 1) return 'beyond the edge';
    // A link of several lines has nothing in its middle; a card's link lies over the whole card.
    const hit = document.elementFromPoint(left + breadth / 2, top + height / 2);
    return hit && (target.contains(hit) || hit.contains(target)) ? null : 'covered';
  };
  return controls.filter(isShown).flatMap((control) => {
    const wrong = whatIsWrong(control);
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 24);
    return wrong ? [`${control.tagName}.${control.getAttribute('class')} ${name}: ${wrong}`] : [];
  });
}
