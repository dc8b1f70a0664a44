import { expect, type Page } from 'playwright/test';
import { artistEmail, submitLogin } from '../support/log-in.ts';
import { openSheet } from './screen-actions.ts';

export async function logInInVain(page: Page): Promise<void> {
  await submitLogin(page, { email: `no-${artistEmail}` });
  await expect(page.getByRole('alert').first()).toBeVisible();
}

/** With nothing filled in. */
export async function signUpAtOnce(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').last().click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

export async function goToKakao(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(카카오 계정으로 계속하기|Continue with Kakao)$/ }).click();
  await expect(page.getByRole('button', { name: /^(동의하고 계속하기|Agree and continue)$/ })).toBeVisible();
}

/** Comes back from Kakao as somebody who is no member yet. */
export async function comeFromKakao(page: Page): Promise<void> {
  await goToKakao(page);
  await page.getByRole('button', { name: /^(동의하고 계속하기|Agree and continue)$/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

export async function signUpByKakao(page: Page): Promise<void> {
  await comeFromKakao(page);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

export async function leave(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(회원 탈퇴|Delete account)$/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

export const addAddress = openSheet(/^(배송지 추가|Add an address)$/);
