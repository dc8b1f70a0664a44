import { expect, type Page } from 'playwright/test';

/** Longer than the minute for which the server sends skeletons to who has had too many pages rendered. */
const timeout = 75_000;

/**
 * A page as the server sends it, once it is rendered: a server that is busy or has just started sends the skeleton, and
 * renders the page for the next visitor. A test before this one may have used up the renderings of the minute.
 */
export async function fetchRenderedPage(url: string, language = 'ko-KR'): Promise<string> {
  const fetchPage = async () => (await fetch(url, { headers: { 'accept-language': language } })).text();
  await expect.poll(fetchPage, { timeout }).toContain('id="initial-data"');
  return await fetchPage();
}

/** Waits until the application has taken over the page. */
export const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-shop', 'ready');
