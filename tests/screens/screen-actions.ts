import { expect, type Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';

// Names of controls in both languages of the shop.

const dialog = (page: Page) => page.getByRole('dialog').first();

async function openDialog(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await expect(dialog(page)).toBeVisible();
}

export const waitForPopups = (page: Page) => loadDeferred(page, dialog(page));

export const openSideMenu = (page: Page) => openDialog(page, /^(메뉴 열기|Open menu)$/);

export async function openSearch(page: Page): Promise<void> {
  await openDialog(page, /^(검색 열기|Open search)$/);
  await expect(page.getByRole('heading', { name: /^(인기 검색어|Popular searches)$/ })).toBeVisible();
}

export async function typeSearch(page: Page): Promise<void> {
  await openSearch(page);
  await dialog(page).getByRole('combobox').fill('고양');
  await expect(dialog(page).getByRole('option').nth(3)).toBeVisible();
}

export async function openFilters(page: Page): Promise<void> {
  await openDialog(page, /^(필터|Filters)$/);
  // The count of what the filters leave.
  await expect(dialog(page).getByRole('button').last()).toHaveText(/[0-9]/);
}

export const enlargePhotos = (page: Page) => openDialog(page, /^(사진 크게 보기|Enlarge photos)$/);

export async function openOptions(page: Page): Promise<void> {
  await openDialog(page, /^(구매하기|Buy)$/);
  const sizes = dialog(page).getByRole('radio', { name: 'M', exact: true });
  await sizes.check({ force: true });
}

export async function openSizes(page: Page): Promise<void> {
  const findSize = page.getByRole('button', { name: /^(내 사이즈 찾기|Find my size)$/ });
  await loadDeferred(page, findSize);
  await findSize.scrollIntoViewIfNeeded();
}

/** Opens a section of a product, with all that is loaded there. */
export const openSection = (name: RegExp) => async (page: Page) => {
  const tab = page.getByRole('tab', { name });
  await loadDeferred(page, tab);
  await tab.click();
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
};

export async function measureSize(page: Page): Promise<void> {
  await openSizes(page);
  await openDialog(page, /^(내 사이즈 찾기|Find my size)$/);
}

/** Goes on to another page of the same kind, whose data is not on this device. */
export const goOffline = (path: string) => async (page: Page) => {
  await page.context().setOffline(true);
  await navigateClientSide(page, path);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
};

/** Of notices, questions or terms, with its text. */
export async function openFirstEntry(page: Page): Promise<void> {
  const entry = page.locator('main details').first();
  await entry.locator('summary').click();
  await expect(entry.locator('p').first()).toBeVisible();
}

export const openLastEntry = (page: Page) => page.locator('main summary').last().click();

export async function searchQuestions(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: /^(질문 검색|Search questions)$/ }).fill('우주선');
  await expect(page.getByRole('button', { name: /^(전체 질문 보기|See all questions)$/ })).toBeVisible();
}

/** Two graphics on a product, with the list of them below. */
export async function decorate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(시작하기|Start)$/ }).click();
  await openDialog(page, /^(그래픽 추가|Add a graphic)$/);
  const graphics = dialog(page).getByRole('list').getByRole('button');
  for (const at of [5, 0]) await graphics.nth(at).click();
  await page.getByRole('button', { name: /cm$/ }).nth(1).waitFor();
}

/** Opens what a button of the page leads to, with what is loaded there. */
export const openSheet = (button: RegExp) => async (page: Page) => {
  await openDialog(page, button);
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
};

export const openCancellation = openSheet(/^(주문 취소|Cancel order)$/);

export const openTracking = openSheet(/^(배송 조회|Track delivery)$/);

export const openGraphics = async (page: Page) => {
  await page.getByRole('button', { name: /^(시작하기|Start)$/ }).click();
  await openDialog(page, /^(그래픽 추가|Add a graphic)$/);
  await expect(dialog(page).getByRole('list').getByRole('button').nth(5)).toBeVisible();
  const pictures = (await dialog(page).locator('img').all()).slice(0, 6);
  await Promise.all(pictures.map((picture) => picture.evaluate((image: HTMLImageElement) => image.decode())));
};

export async function openAllGraphics(page: Page): Promise<void> {
  await openGraphics(page);
  await page.getByRole('button', { name: /^(목록 높이기|Make the list taller)$/ }).click();
}

export async function openChat(page: Page): Promise<void> {
  await openSideMenu(page);
  await page.getByRole('button', { name: /^(채팅 상담|Chat with us)/ }).click();
  await expect(page.getByRole('dialog', { name: /^(채팅 상담|Chat)/ })).toBeVisible();
}

export async function askQuestion(page: Page): Promise<void> {
  await openSection(/^(문의|Q&A)/)(page);
  await openDialog(page, /^(문의하기|Ask a question)$/);
}
