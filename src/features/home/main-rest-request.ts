import { defaultRestQuery } from './default-rest-query.ts';
import { leadingLightBlocks } from './light-block.tsx';
import type { MainPageData } from './main-page-query.ts';
import { mainRestQuery } from './main-rest-query.ts';

/** What the main page asks for when the shopper comes to the end of its first screen. */
export function mainRestRequest(viewerId: string, { management_info, main_page }: MainPageData) {
  if (!management_info[0]?.is_custom_main) return { document: defaultRestQuery, variables: { viewerId } };
  const shown = leadingLightBlocks(main_page).length;
  return { document: mainRestQuery, variables: { viewerId, shown } };
}
