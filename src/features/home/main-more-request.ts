import { defaultMoreQuery } from './default-more-query.ts';
import { leadingEagerBlocks } from './eager-block.tsx';
import { mainMoreQuery } from './main-more-query.ts';
import type { MainPageData } from './main-page-query.ts';

/** Document and variables of the query for the content below the first screen. */
export function mainMoreRequest(viewerId: string, { management_info, main_page }: MainPageData) {
  if (!management_info[0]?.is_custom_main) return { document: defaultMoreQuery, variables: { viewerId } };
  const shown = leadingEagerBlocks(main_page).length;
  return { document: mainMoreQuery, variables: { viewerId, shown } };
}
