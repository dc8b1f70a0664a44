import type { Page } from 'playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number };
  };
};

export type Passes = {
  /** Times that the styles of most elements were computed. */
  readonly style: number;
  /** Times that most of the page was laid out. */
  readonly layout: number;
};

/**
 * Counts the passes over the whole document that Chromium makes until `act` has ended, after it has painted a first screen and
 * read the whole page, which it lays out piece by piece.
 */
export async function countPasses(page: Page, act: () => Promise<void>): Promise<Passes> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser of its own.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'loading'] });
  await act();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return readPasses(traceEvents, elements);
}

function readPasses(events: readonly TraceEvent[], elements: number): Passes {
  const timeOf = (mark: string) => events.findLast(({ name }) => name === mark)?.ts;
  const paintedAt = timeOf('firstContentfulPaint');
  const readAt = timeOf('domContentLoadedEventEnd');
  if (!paintedAt || !readAt) throw new Error('Nothing was painted.');
  const later = events.filter(({ ts }) => ts > Math.max(paintedAt, readAt));
  const isWholeLayout = ({ dirtyObjects = 0, totalObjects = 1 } = {}) => dirtyObjects > totalObjects / 2;
  return {
    style: later.filter(
      ({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > elements / 2,
    ).length,
    layout: later.filter(({ name, args }) => name === 'Layout' && isWholeLayout(args.beginData)).length,
  };
}
