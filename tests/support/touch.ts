import type { CDPSession, Locator, Page } from 'playwright/test';

type Point = { readonly x: number; readonly y: number };

type MoveOptions = { readonly steps?: number; readonly end?: 'touchEnd' | 'touchCancel' };

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
    { steps = 12, end = 'touchEnd' }: MoveOptions = {},
  ): Promise<void> {
    // Fingers come down one after the other.
    for (let count = 1; count <= paths.length; count++) {
      await send(
        'touchStart',
        paths.slice(0, count).map(([from]) => from),
      );
    }
    for (let step = 1; step <= steps; step++) {
      const at = (from: number, to: number) => from + ((to - from) * step) / steps;
      await send(
        'touchMove',
        paths.map(([from, to]) => ({ x: at(from.x, to.x), y: at(from.y, to.y) })),
      );
    }
    await send(end, []);
  }

  return {
    drag: (from: Point, to: Point, steps = 12) => move([[from, to]], { steps }),
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
