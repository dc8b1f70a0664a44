import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createSandboxCredentials, sandboxStore } from '#server/sandbox/gateway/credentials.ts';
import { buildSandbox } from '#server/sandbox/gateway/sandbox-server.ts';

const credentials = createSandboxCredentials();

export type SandboxOrder = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly method?: keyof typeof sandboxStore.channels;
};

/** The sandbox gateway at a port of its own, and a shopper in front of its payment window. */
export function withSandbox() {
  const running: { folder?: string; address?: string; sandbox?: Awaited<ReturnType<typeof buildSandbox>> } =
    {};

  async function start() {
    const journalFile = join(running.folder ?? '', 'payments.jsonl');
    running.sandbox = await buildSandbox({ journalFile, credentials });
    // Always another port: connections to the former one may be reused.
    running.address = await running.sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  }
  beforeAll(async () => {
    running.folder = await mkdtemp(join(tmpdir(), 'kkumim-sandbox-'));
    await start();
  });
  afterAll(async () => {
    await running.sandbox?.app.close();
    if (running.folder) await rm(running.folder, { recursive: true, force: true });
  });

  const opened = () => {
    if (!running.sandbox || !running.address) throw new Error('The sandbox is there in a test, not before.');
    return { ...running.sandbox, address: running.address };
  };
  const post = (path: string, body: object) =>
    fetch(`${opened().address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
    });

  return {
    credentials,
    get address() {
      return opened().address;
    },
    get gateway() {
      return opened().gateway;
    },
    get webhooks() {
      return opened().webhooks;
    },
    async restart() {
      await opened().app.close();
      await start();
    },
    /** Opens the payment window as the script of V2 does. */
    openWindow: (order: SandboxOrder, changes: object = {}) =>
      post('/sandbox/v2/sessions', { ...v2Request(order), ...changes }),
    openWindowV1: (order: SandboxOrder, changes: object = {}) =>
      post('/sandbox/v1/sessions', { ...v1Request(order), ...changes }),
    /** Presses a button of the window. */
    async answerWindow(opening: Promise<Response> | Response, answer: Record<string, string> = {}) {
      const { url } = (await (await opening).json()) as { url: string };
      return post(url, { choice: 'pay', ...answer });
    },
    async pay(order: SandboxOrder, answer: Record<string, string> = {}) {
      return this.answerWindow(this.openWindow(order), answer);
    },
    deposit: (paymentId: string) => post(`/sandbox/payments/${paymentId}/deposit`, {}),
  };
}

export type TestSandbox = ReturnType<typeof withSandbox>;

function v2Request({ paymentId, orderId, amount, method = 'CARD' }: SandboxOrder) {
  return {
    storeId: sandboxStore.storeId,
    channelKey: sandboxStore.channels[method],
    paymentId,
    orderName: '티셔츠',
    totalAmount: amount,
    currency: 'KRW',
    payMethod: method.endsWith('_PAY') ? 'EASY_PAY' : method,
    customer: { fullName: '김꾸밈' },
    customData: { order_id: orderId },
  };
}

const v1Methods = { CARD: 'card', VIRTUAL_ACCOUNT: 'vbank', NAVER_PAY: 'naverpay', KAKAO_PAY: 'kakaopay' };

function v1Request({ paymentId, orderId, amount, method = 'CARD' }: SandboxOrder) {
  return {
    impCode: sandboxStore.impCode,
    pg: sandboxStore.merchants[method],
    pay_method: v1Methods[method],
    merchant_uid: paymentId,
    name: '티셔츠',
    amount,
    buyer_name: '김꾸밈',
    custom_data: { order_id: orderId },
  };
}

export const newOrder = (changes: Partial<SandboxOrder> = {}): SandboxOrder => ({
  paymentId: randomUUID(),
  orderId: randomUUID(),
  amount: 12_000,
  ...changes,
});
