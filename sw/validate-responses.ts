import type { WorkboxPlugin } from 'workbox-core';
import { isShopPage } from './same-build.ts';

/** Does not cache what a broken server or a captive portal sends in place of a file: mostly an HTML page, often with status 200. */
export const validateResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isExpectedResponse(new URL(request.url).pathname, response)) ? response : null,
};

export async function isExpectedResponse(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage !== path.endsWith('.html')) return false;
  return !isPage || isShopPage(await response.clone().text());
}
