import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { ConnectPage } from './connect-page.tsx';

type Answer = { status: number; body?: object } | 'lost';

/** The service answers with these, one after the other. @returns the keys of the calls */
function stubWallet(...answers: Answer[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(answer.body ?? {}), {
      status: answer.status,
      headers: { 'content-type': type },
    });
  });
  return keys;
}

async function show(tab: 'create' | 'link' = 'create') {
  const onConnected = vi.fn();
  const page = <ConnectPage tab={tab} onTab={() => {}} onConnected={onConnected} />;
  await renderInShop(page, 'ko', { session: memberSession() });
  return onConnected;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const problem = (code: string, message: string, status = 409) => ({ status, body: { code, message } });
const sent = { status: 202, body: { expires_in: 300 } };

async function fillIn() {
  await type('지갑에 쓸 이메일', 'jiwoo@mail.test');
  await press('인증번호 받기');
  await screen.findByText('jiwoo@mail.test 주소로 인증번호를 보냈어요.');
  await type('인증번호 (6자리)', '123456');
  await type('지갑 비밀번호', 'wallet1234');
  await type('비밀번호 확인', 'wallet1234');
}

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a wallet is created with the code that was sent', async () => {
  stubWallet(sent, { status: 201, body: { email: 'jiwoo@mail.test', connected_at: '2026-11-24T00:00:00Z' } });
  const onConnected = await show();
  await fillIn();
  expect(screen.getByText('5분 남았어요')).toBeTruthy();
  await press('지갑 만들기');
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
  expect(sessionStorage.length).toBe(0);
});

test('a refusal of the server stands at its field, and a lost answer is asked for with the same key', async () => {
  const keys = stubWallet(
    sent,
    'lost',
    problem('WALLET_UNAVAILABLE', '지갑 서비스가 응답하지 않습니다. 잠시 후 다시 시도해주세요.', 503),
    problem('CODE_EXPIRED', '인증 시간이 만료되었습니다. 인증번호를 다시 요청해주세요.', 410),
    problem('WALLET_ALREADY_CONNECTED', '이미 연결된 지갑입니다.'),
  );
  const onConnected = await show();
  await fillIn();
  await press('지갑 만들기');
  expect(await screen.findByText('인터넷 연결을 확인해 주세요. 하던 일은 그대로 남아 있어요.')).toBeTruthy();
  markOnline();
  await press('지갑 만들기');
  expect(await screen.findByText('지갑 서비스가 응답하지 않습니다. 잠시 후 다시 시도해주세요.')).toBeTruthy();
  await press('지갑 만들기');
  await screen.findByText('인증 시간이 만료되었습니다. 인증번호를 다시 요청해주세요.');
  expect(document.activeElement).toBe(screen.getByLabelText('인증번호 (6자리)'));
  await press('지갑 만들기');
  expect(await screen.findByText('이미 연결된 지갑입니다.')).toBeTruthy();
  const [, first, second, third, fourth] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  expect((screen.getByLabelText('지갑 비밀번호') as HTMLInputElement).value).toBe('wallet1234');
  expect(onConnected).not.toHaveBeenCalled();
});

test('a changed address needs another code', async () => {
  stubWallet(sent);
  await show();
  await fillIn();
  await type('지갑에 쓸 이메일', 'jiwoo2@mail.test');
  expect(screen.queryByLabelText('인증번호 (6자리)')).toBeNull();
  expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeTruthy();
});

test('too many codes are said where there is no field for one yet', async () => {
  stubWallet(problem('CODE_TOO_MANY', '인증 시도 횟수를 초과했습니다. 잠시 후 다시 시도해주세요.', 429));
  await show();
  await type('지갑에 쓸 이메일', 'jiwoo@mail.test');
  await press('인증번호 받기');
  expect(await screen.findByText('인증 시도 횟수를 초과했습니다. 잠시 후 다시 시도해주세요.')).toBeTruthy();
});

test('an address that has a wallet leads to linking it', async () => {
  stubWallet(sent, problem('WALLET_EMAIL_EXISTS', '이미 생성된 이메일입니다.'), {
    status: 200,
    body: { email: 'jiwoo@mail.test', connected_at: '2026-11-24T00:00:00Z' },
  });
  const onConnected = await show();
  await fillIn();
  await press('지갑 만들기');
  await screen.findByText('이미 생성된 이메일입니다.');
  await press('이 지갑 연결하기');
  expect((screen.getByLabelText('지갑 이메일') as HTMLInputElement).value).toBe('jiwoo@mail.test');
  await type('지갑 비밀번호', 'wallet1234');
  await press('지갑 연결하기');
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
});
