import type { Page } from 'playwright';

/** What is beyond the edge of the page, and controls that cannot be brought to where a finger reaches them. */
export function findLosses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const width = document.documentElement.clientWidth;
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width) losses.push(`the page is ${pageWidth} pixels wide`);

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent?.trim().slice(0, 20)}`;
    const isHit = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A label belongs to its control, and a card's link lies over the whole card.
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button:not(:disabled), select, input:not([type="hidden"])), header :is(a[href], button), nav a[href]',
    );
    for (const control of controls) {
      if (control.getClientRects().length === 0 || control.closest('.visually-hidden, [inert], [data-engine="keen"]')) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = control.closest('label')?.getBoundingClientRect() ?? control.getBoundingClientRect();
      if (box.width <= 1 || getComputedStyle(control).opacity === '0') continue;
      if (box.left < -1 || box.right > width + 1) losses.push(`${nameOf(control)}: beyond the edge`);
      else if (!isHit(control.closest('label') ?? control, box.left + box.width / 2, box.top + box.height / 2))
        losses.push(`${nameOf(control)}: covered`);
    }
    return losses;
  });
}
