import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig, type ShopConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import type { Session } from '#src/session/session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SignInPage } from './sign-in-page.tsx';

type SignIn = Session['signIn'];

afterEach(() => {
  markOnline();
  sessionStorage.clear();
});

async function open({
  signIn = vi.fn<SignIn>(),
  locale = 'ko' as 'ko' | 'en',
  config = {} as Partial<ShopConfig>,
  returnTo = '/product/1?a=b',
}) {
  const part = <SignInPage signIn={signIn} returnTo={returnTo} />;
  await renderInShop(part, locale, { config: { ...fallbackConfig, ...config } });
  return { signIn, shopper: userEvent.setup() };
}

const email = () => screen.getByLabelText('아이디(이메일)');
const password = () => screen.getByLabelText('비밀번호');
const send = () => screen.getByRole('button', { name: '로그인' });

test('e-mail and password are sent, without spaces around the e-mail', async () => {
  const signIn = vi.fn<SignIn>().mockResolvedValue(null);
  const { shopper } = await open({ signIn });
  await shopper.type(email(), ' shopper@kkumim.test ');
  await shopper.type(password(), ' pass 1{Enter}');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('shopper@kkumim.test', ' pass 1');
  // The route redirects; until then a second submit is ignored.
  expect(send().getAttribute('aria-busy')).toBe('true');
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'login', method: 'password' });
  await shopper.type(password(), '{Enter}');
  expect(signIn).toHaveBeenCalledTimes(1);
});

test.each([
  ['/order/complete/0-1', /^결제가 접수되었으니 다시 결제하지 않으셔도 돼요/],
  ['/order/wait?order=0-1', /^결제를 확인하고 있으니 다시 결제하지 마세요/],
  ['/order/0-1?error=PAYMENT_FAILED', /^결제가 완료되지 않았어요/],
])(
  'back from a payment in another browser, a shopper reads at %s what became of it',
  async (returnTo, text) => {
    await open({ returnTo });
    expect(screen.getByText(text)).toBeTruthy();
  },
);

test('nobody else reads about payments', async () => {
  for (const returnTo of ['/main', '/order/0-1', '/orders/complete/1', '/main?next=/order/complete/1']) {
    await open({ returnTo });
    expect(screen.queryByText(/결제/)).toBeNull();
  }
});

test('browsers and password managers can fill in the form', async () => {
  await open({});
  expect(email().getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(password().getAttribute('type')).toBe('password');
});

test('an ID that is no e-mail address is not sent', async () => {
  const { shopper, signIn } = await open({});
  await shopper.type(email(), 'shopper');
  await shopper.click(send());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('아이디는 이메일 형식이어야 합니다.')).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(signIn).not.toHaveBeenCalled();
});

test('an empty ID is reported as missing, not as invalid', async () => {
  const { shopper, signIn } = await open({});
  await shopper.type(email(), '  ');
  await shopper.click(send());
  expect(screen.getByText('아이디(이메일)를 입력해 주세요.')).toBeDefined();
  expect(screen.queryByText('아이디는 이메일 형식이어야 합니다.')).toBeNull();
  expect(document.activeElement).toBe(email());
  expect(signIn).not.toHaveBeenCalled();
});

test('an empty password is not sent', async () => {
  const { shopper, signIn } = await open({});
  await shopper.type(email(), 'shopper@kkumim.test{Enter}');
  expect(document.activeElement).toBe(password());
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeDefined();
  expect(signIn).not.toHaveBeenCalled();
});

test.each([
  ['ko', 'wrong-credentials', '아이디와 비밀번호를 다시 확인해주세요.'],
  ['ko', 'failed', '로그인에 실패했습니다. 다시 시도해주세요.'],
  ['ko', 'too-fast', '요청이 많습니다. 잠시 후 다시 시도해주세요.'],
  ['en', 'wrong-credentials', 'Please double check your ID and password.'],
  ['en', 'failed', 'Login failed. Please try again.'],
  ['en', 'too-fast', 'Too many requests. Please try again shortly.'],
] as const)('(%s) %s: “%s”, and the e-mail address is not cleared', async (locale, problem, message) => {
  const signIn = vi
    .fn<SignIn>()
    .mockResolvedValue({ problem, retryInSeconds: 30 } as Awaited<ReturnType<SignIn>>);
  const { shopper } = await open({ signIn, locale });
  await shopper.type(screen.getByRole('textbox'), 'shopper@kkumim.test');
  await shopper.type(screen.getByLabelText(/^(비밀번호|Password)$/), 'wrong1234{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'shopper@kkumim.test');
});

test.each([
  ['suspended', '이용이 제한된 계정이에요'],
  ['withdrawn', '탈퇴한 계정이에요'],
] as const)('an account that is %s has a screen of its own, with a way back', async (problem, title) => {
  const signIn = vi.fn<SignIn>().mockResolvedValue({ problem });
  const { shopper } = await open({ signIn });
  await shopper.type(email(), 'shopper@kkumim.test');
  await shopper.type(password(), 'secret-1{Enter}');
  expect((await screen.findByRole('heading', { name: title })).closest('[role="alert"]')).not.toBeNull();
  await shopper.click(screen.getByRole('button', { name: '다른 계정으로 로그인' }));
  expect(email()).toHaveProperty('value', 'shopper@kkumim.test');
});

test('the password can be shown', async () => {
  const { shopper } = await open({});
  const eye = screen.getByRole('button', { name: '비밀번호 표시', pressed: false });
  await shopper.click(eye);
  expect(password().getAttribute('type')).toBe('text');
  expect(eye.getAttribute('aria-pressed')).toBe('true');
});

test('social sign-in is offered only for configured providers', async () => {
  await open({});
  expect(screen.queryByRole('link', { name: /계속하기/ })).toBeNull();
  const social = { token_url: '/token', can_link: true, scripts: {} };
  await open({ config: { social: { ...social, providers: ['kakao', 'line'] } } });
  expect(screen.getAllByRole('link', { name: /계속하기/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/api/v1/auth/kakao/start?return=%2Fproduct%2F1%3Fa%3Db',
    '/api/v1/auth/line/start?return=%2Fproduct%2F1%3Fa%3Db',
  ]);
});

test('only a demo shop offers test accounts, which fill in the form', async () => {
  await open({});
  expect(screen.queryByText('테스트 계정으로 둘러보기')).toBeNull();
  const demo_accounts = [{ role: 'artist', email: 'artist@demo.test', password: 'demo1234' }];
  const { shopper } = await open({ config: { demo_accounts } });
  await shopper.click(screen.getByRole('button', { name: '작가' }));
  expect(email()).toHaveProperty('value', 'artist@demo.test');
  expect(password()).toHaveProperty('value', 'demo1234');
});

test('it links to signing up and to resetting the password, which lead back to where the shopper was', async () => {
  await open({ config: { accounts: { sms: true, email: true } } });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('회원가입')).toBe('/sign-up?return=%2Fproduct%2F1%3Fa%3Db');
  expect(hrefOf('비밀번호 찾기')).toBe('/find-password?return=%2Fproduct%2F1%3Fa%3Db');
});

test('where nothing sends codes, or another provider manages the accounts, it links to neither', async () => {
  await open({ config: { accounts: { sms: false, email: false } } });
  expect(screen.queryByRole('link', { name: /회원가입|비밀번호 찾기/ })).toBeNull();
  await open({});
  expect(screen.queryByRole('link', { name: /회원가입|비밀번호 찾기/ })).toBeNull();
});

test('the typed e-mail address survives leaving the page, the password does not', async () => {
  const { shopper } = await open({});
  await shopper.type(email(), 'shopper@kkumim.test');
  await shopper.type(password(), 'secret-1');
  await open({});
  expect(screen.getByDisplayValue('shopper@kkumim.test')).toBe(email());
  expect(screen.queryByDisplayValue('secret-1')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-1');
});

test('after signing in the e-mail address is no longer stored', async () => {
  const { shopper } = await open({ signIn: vi.fn<SignIn>().mockResolvedValue(null) });
  await shopper.type(email(), 'shopper@kkumim.test');
  await shopper.type(password(), 'secret-1{Enter}');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('offline it says so, until there is a connection', async () => {
  const signIn = vi.fn<SignIn>(async () => {
    markOffline();
    return { problem: 'failed' };
  });
  const { shopper } = await open({ signIn });
  await shopper.type(email(), 'shopper@kkumim.test');
  await shopper.type(password(), 'secret-1{Enter}');
  const reason = await screen.findByText('인터넷에 연결되면 할 수 있어요.');
  expect(screen.getByDisplayValue('secret-1')).toBe(password());
  act(markOnline);
  expect(reason.textContent).toBe('');
});

test.each([
  ['ko', '브라우저 설정에서 이 쇼핑몰의 쿠키와 사이트 데이터를 허용하거나 시크릿 모드를 끄고'],
  ['en', 'Allow cookies and site data for this shop in the browser’s settings, or leave private mode'],
] as const)(
  'where the browser would forget the login, the form says so first, and what to do (%s)',
  async (locale, text) => {
    await open({ locale });
    expect(screen.queryByText(text, { exact: false })).toBeNull();
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    await open({ locale });
    expect(screen.getByText(text, { exact: false }).getAttribute('role')).toBe('alert');
    vi.unstubAllGlobals();
  },
);
