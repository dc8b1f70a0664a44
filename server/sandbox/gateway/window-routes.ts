import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickLocale } from '#src/shared/locale.ts';
import { textIn } from './body.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentSession, PaymentSessions } from './payment-sessions.ts';
import {
  renderMessage,
  renderPaymentList,
  renderPaymentWindow,
  renderReceipt,
  renderResult,
  sandboxBanks,
} from './payment-window.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import type { Delivery, Webhooks } from './webhooks.ts';
import { windowTexts } from './window-texts.ts';

type Parts = { readonly gateway: Gateway; readonly sessions: PaymentSessions; readonly webhooks: Webhooks };

const scripts = {
  '/sandbox/v2/browser-sdk.js': 'browser-sdk.js',
  '/sandbox/v1/iamport.js': 'iamport.js',
  '/sandbox/payment-frame.js': 'payment-frame.js',
  '/sandbox/payment-result.js': 'payment-result.js',
};

// Only the window of the sandbox may stand in a frame, and only in the shop's own page.
const policy = [
  // `data:`: the empty icon, as browsers ask for one otherwise.
  `default-src 'none'; img-src data:; script-src 'self'; style-src 'unsafe-inline'; form-action 'self'`,
  `base-uri 'none'; frame-ancestors 'self'`,
].join('; ');

/** The routes that a browser sees of the gateway: its scripts and its payment window. */
export function windowRoutes(app: FastifyInstance, { gateway, sessions, webhooks }: Parts): void {
  for (const [path, file] of Object.entries(scripts)) {
    app.get(path, async (_request, reply) => {
      const source = await readFile(new URL(`browser/${file}`, import.meta.url));
      return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(source);
    });
  }

  app.post('/sandbox/v2/sessions', async ({ body, headers }, reply) =>
    sendOpened(reply, sessions.openV2(body, hostOf(headers))),
  );
  app.post('/sandbox/v1/sessions', async ({ body, headers }, reply) =>
    sendOpened(reply, sessions.openV1(body, hostOf(headers))),
  );

  app.get<{ Params: { id: string } }>('/sandbox/window/:id', async (request, reply) => {
    const session = sessions.find(request.params.id);
    const payment = session && gateway.find(session.paymentId);
    if (!session || payment?.status !== 'READY')
      return sendPage(reply.code(404), renderMessage(localeOf(request), 'gone'));
    return sendPage(reply, renderPaymentWindow(session, payment));
  });

  app.post<{ Params: { id: string } }>('/sandbox/window/:id', async (request, reply) => {
    const session = sessions.find(request.params.id);
    const payment = session && gateway.find(session.paymentId);
    if (!session || payment?.status !== 'READY')
      return sendPage(reply.code(404), renderMessage(localeOf(request), 'gone'));
    sessions.close(session.id);
    const paid = settle(gateway, session, payment, request.body);
    const delivery = (textIn(request.body, 'delivery') ?? 'normal') as Delivery;
    if (delivery === 'answer-lost') return sendPage(reply, renderMessage(session.locale, 'lost'));
    await notify(webhooks, paid, delivery);
    return finish(reply, session, paid);
  });

  app.get('/sandbox/', async (request, reply) =>
    sendPage(reply, renderPaymentList(localeOf(request), gateway.list())),
  );

  app.post<{ Params: { id: string } }>('/sandbox/payments/:id/deposit', async ({ params }, reply) => {
    const payment = gateway.find(params.id);
    if (payment?.account && !payment.paidAt) await webhooks.send(gateway.deposit(payment));
    return reply.redirect('/sandbox/', 303);
  });

  app.get<{ Params: { id: string } }>('/sandbox/receipt/:id', async (request, reply) => {
    const payment = gateway.findByTransaction(request.params.id);
    return payment
      ? sendPage(reply, renderReceipt(localeOf(request), payment))
      : sendPage(reply.code(404), renderMessage(localeOf(request), 'gone'));
  });
}

// As the browser names the shop, see proxy.ts.
const hostOf = (headers: FastifyRequest['headers']) => String(headers['x-forwarded-host'] ?? headers.host);

const localeOf = ({ headers }: FastifyRequest) => pickLocale(null, headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);

function sendOpened(reply: FastifyReply, opened: ReturnType<PaymentSessions['openV2']>) {
  if (!opened.ok) return reply.code(409).send({ code: opened.problem });
  return { url: `/sandbox/window/${opened.value.id}` };
}

function settle(
  gateway: Gateway,
  { locale }: PaymentSession,
  payment: SandboxPayment,
  form: unknown,
): SandboxPayment {
  const text = windowTexts[locale];
  if (textIn(form, 'choice') !== 'pay')
    return gateway.refuse(payment, { code: 'PAY_PROCESS_CANCELED', message: text.closed });
  if (textIn(form, 'result') === 'refusal')
    return gateway.refuse(payment, { code: 'CARD_LIMIT_EXCEEDED', message: text.refusal });
  if (payment.method !== 'VIRTUAL_ACCOUNT') return gateway.pay(payment);
  const bank = textIn(form, 'bank') ?? '';
  const depositor = textIn(form, 'depositor')?.trim().slice(0, 20);
  return gateway.issueAccount(
    payment,
    sandboxBanks.includes(bank) ? bank : 'SHINHAN',
    depositor || payment.customerName,
  );
}

/** V1 sends no webhook about a failure. */
async function notify(webhooks: Webhooks, payment: SandboxPayment, delivery: Delivery): Promise<void> {
  if (payment.contract === 'v1' && payment.status === 'FAILED') return;
  const id = crypto.randomUUID();
  if (delivery === 'webhook-first') return webhooks.send(payment, id);
  webhooks.sendSoon(payment, id);
  if (delivery === 'webhook-twice') webhooks.sendSoon(payment, id);
}

function finish(reply: FastifyReply, { redirectUrl, locale }: PaymentSession, payment: SandboxPayment) {
  const result = payment.contract === 'v2' ? v2Result(payment) : v1Result(payment);
  if (redirectUrl === null) return sendPage(reply, renderResult(locale, result));
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, String(value));
  return reply.redirect(url.href, 303);
}

function v2Result({ id, transactionId, failure }: SandboxPayment) {
  const done = { transactionType: 'PAYMENT', paymentId: id, txId: transactionId };
  if (!failure) return done;
  const { code, message } = failure;
  return { ...done, code: 'FAILURE_TYPE_PG', message, pgCode: code, pgMessage: message };
}

function v1Result({ id, transactionId, failure }: SandboxPayment) {
  const done = { imp_uid: transactionId, merchant_uid: id, imp_success: failure === null };
  return failure ? { ...done, error_code: failure.code, error_msg: failure.message } : done;
}
