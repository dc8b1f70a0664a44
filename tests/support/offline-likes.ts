import type { BrowserContext, Page, Request } from 'playwright/test';
import type { RunningShop } from './running-shop.ts';
import { shopperReactions } from './shopper-reactions.ts';

export type LikedGraphic = Awaited<
  ReturnType<ReturnType<typeof shopperReactions>['findUnlikedGraphics']>
>[number];

const isLike = (request: Request): boolean =>
  request.postData()?.includes('insert_graphic_like_one') ?? false;

/** The like button in the head of a graphic's own page. */
export const likeButtonOf = (page: Page, { name }: LikedGraphic) =>
  page.getByRole('button', { name: `${name} 좋아요` }).first();

export const pendingText = /연결되면 보낼게요/;

/** Likes of every tab that have reached the network, as `id` or `not id`. */
export function recordSentLikes(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => isLike(request) && sent.push(nameOf(request)));
  return sent;
}

/** The likes among them that the data service has carried out. A server that has just been started may ask to try again. */
export function recordAnsweredLikes(context: BrowserContext): string[] {
  const answered: string[] = [];
  context.on('response', (response) => {
    if (isLike(response.request()) && response.ok()) answered.push(nameOf(response.request()));
  });
  return answered;
}

function nameOf(request: Request): string {
  const { targetId, deletedAt } = request.postDataJSON().variables;
  return deletedAt === null ? targetId : `not ${targetId}`;
}

/** Disrupts likes on their way, in all tabs, until the returned function is called. */
export async function disruptLikes(
  context: BrowserContext,
  how: 'no response' | 'status 503' | 'response lost',
): Promise<() => void> {
  let isOver = false;
  await context.route('**/v1/graphql', async (route) => {
    if (isOver || !isLike(route.request())) return route.fallback();
    switch (how) {
      case 'no response':
        return;
      case 'status 503':
        return route.fulfill({ status: 503, body: 'later' });
      case 'response lost':
        await route.fetch();
        return route.abort();
    }
  });
  // The route stays: one that is taken away forgets what it has under way.
  return () => {
    isOver = true;
  };
}

/** Whether each graphic is liked as the database says. */
export const readLikes = (shop: RunningShop, graphics: readonly LikedGraphic[]) =>
  Promise.all(graphics.map(({ id }) => shopperReactions(shop.pool).isLiked(id)));
