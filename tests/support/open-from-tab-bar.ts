import type { Page } from 'playwright/test';
import { isReady } from './rendered-page.ts';

/** Without a page load, once the shop is there. */
export async function openFromTabBar(page: Page, name: string): Promise<void> {
  await isReady(page);
  const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
  await tabs.getByRole('link', { name, exact: true }).click();
}
