import { expect, type Page } from 'playwright/test';

/** By the keyboard, because the tab bar slides away when Playwright scrolls; in place, because the shop is there. */
export async function openFromTabBar(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-shop', 'ready');
  const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
  await tabs.getByRole('link', { name, exact: true }).press('Enter');
}
