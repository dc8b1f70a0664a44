import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright/test';

type Point = { readonly x: number; readonly y: number };

type MoveOptions = {
  readonly steps?: number;
  readonly end?: 'touchEnd' | 'touchCancel';
  /** As a screen reports them, whether the page has answered or not; otherwise each step waits for the page. */
  readonly perSecond?: number;
};

/** Real touch events, of one or more fingers, as the browser gets them from a screen. */
export async function openTouchScreen(page: Page) {
  const client: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', fingers: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });

  /** Moves fingers evenly from where they are put down to where they are lifted. `end`: what happens then. */
  async function move(
    paths: readonly (readonly [from: Point, to: Point])[],
    { steps = 12, end = 'touchEnd', perSecond }: MoveOptions = {},
  ): Promise<void> {
    // Fingers come down one after the other.
    for (let count = 1; count <= paths.length; count++) {
      await send(
        'touchStart',
        paths.slice(0, count).map(([from]) => from),
      );
    }
    const begun = performance.now();
    const sent: Promise<unknown>[] = [];
    for (let step = 1; step <= steps; step++) {
      const at = (from: number, to: number) => from + ((to - from) * step) / steps;
      const answered = send(
        'touchMove',
        paths.map(([from, to]) => ({ x: at(from.x, to.x), y: at(from.y, to.y) })),
      );
      sent.push(answered);
      const due = perSecond ? wait(Math.max(0, begun + (step * 1000) / perSecond - performance.now())) : null;
      await (due ?? answered);
    }
    await Promise.all(sent);
    await send(end, []);
  }

  return {
    drag: (from: Point, to: Point, options: MoveOptions = {}) => move([[from, to]], options),
    /** Two fingers left and right of a point, from one distance to another. */
    pinch(middle: Point, from: number, to: number, options: MoveOptions = {}) {
      const side = (distance: number) => ({ x: middle.x + distance / 2, y: middle.y });
      return move(
        [
          [side(-from), side(-to)],
          [side(from), side(to)],
        ],
        options,
      );
    },
  };
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
