import type { Page } from 'playwright/test';

/** By the keyboard, because the tab bar slides away when Playwright scrolls. */
export const followTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name, exact: true }).press('Enter');
