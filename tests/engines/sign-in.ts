import { test } from 'vitest';
import { demoPassword } from '#demo/demo-accounts.ts';
import type { Screen } from './screen.ts';
import type { VisitedShop } from './visited-shop.ts';

const shopperEmail = 'shopper@kkumim.test';

/** Fills in the form of an open sign-in. */
export async function submitSignIn(screen: Screen, email = shopperEmail): Promise<void> {
  await screen.fill('input[name="username"]', email);
  await screen.fill('input[name="password"]', demoPassword);
  await screen.page.press('Enter');
}

/** In place of whoever is signed in. */
export async function signInAs(screen: Screen, email: string, path: string): Promise<void> {
  await screen.open('/mypage');
  await screen.press('로그아웃');
  await screen.isAt('/main');
  await screen.open(`/login?return=${encodeURIComponent(path)}`);
  await submitSignIn(screen, email);
  await screen.isAt(path);
}

export function describeSignIn(visit: VisitedShop): void {
  test('a member signs in, and a loaded page still knows it', async () => {
    const { screen } = visit;
    await screen.open('/login?return=/mypage');
    await submitSignIn(screen);
    await screen.isAt('/mypage');
    await screen.open('/mypage');
    await screen.find('로그아웃');
  });
}
