import type { ReactNode } from 'react';

/**
 * The page that stays mounted while another one is shown. Its module sets it when it is loaded; the root renders it beside the
 * outlet, because an outlet unmounts a page that is left.
 */
export const keptPage = { render: (): ReactNode => null };
