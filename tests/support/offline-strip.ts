import type { Locator, Page } from 'playwright/test';

/** The line that the shop says above its pages while there is no network. */
export const offlineStrip = (page: Page): Locator =>
  page.getByText('오프라인이에요. 저장된 화면을 보여드려요.');
