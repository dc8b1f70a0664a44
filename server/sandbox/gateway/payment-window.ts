import { type Html, html, jsonScript } from '#server/platform/html.ts';
import { bankName } from '#src/shared/banks.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PaymentSession } from './payment-sessions.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { renderChips, renderWindowPage } from './window-page.ts';
import { windowTexts } from './window-texts.ts';

/** The methods that the window offers. */
export const sandboxBanks = ['SHINHAN', 'KOOKMIN', 'WOORI', 'KAKAO'];

const banksIn = (locale: Locale) =>
  Object.fromEntries(sandboxBanks.map((code) => [code, bankName(code, locale)]));

/** Where the shopper decides what becomes of a payment. It works without a script. */
export function renderPaymentWindow({ id, locale }: PaymentSession, payment: SandboxPayment): string {
  const text = windowTexts[locale];
  const won = text.won(payment.amount);
  const main = html`<p class="notice">${text.notice}</p>
<dl class="sum"><dt>${text.amount}</dt><dd class="amount">${won}</dd><dt>${text.order}</dt><dd>${payment.orderName}</dd>
<dt>${text.method}</dt><dd>${text.methods[payment.method]}</dd></dl>
<form method="post" action="/sandbox/window/${id}">
${renderMethod(locale, payment)}
${renderChips('result', text.result, text.results)}
<details><summary>${text.delivery}</summary>${renderChips('delivery', text.delivery, text.deliveries, 'rows')}</details>
<button name="choice" value="pay">${payment.method === 'VIRTUAL_ACCOUNT' ? text.issue : text.pay(won)}</button>
<button class="quiet" name="choice" value="close">${text.close}</button>
</form>`;
  return renderWindowPage({ locale, title: text.title, main, method: payment.method });
}

function renderMethod(locale: Locale, { method, customerName }: SandboxPayment): Html | null {
  const text = windowTexts[locale];
  switch (method) {
    case 'CARD':
      return renderChips('card', text.card, Object.fromEntries(text.cards.map((card) => [card, card])));
    case 'VIRTUAL_ACCOUNT':
      return html`${renderChips('bank', text.bank, banksIn(locale))}
<label class="label" for="depositor">${text.depositor}</label><p><input type="text" id="depositor" name="depositor" maxlength="20" autocomplete="off" value="${customerName}"></p>`;
    case 'NAVER_PAY':
    case 'KAKAO_PAY':
      return null;
  }
}

/** The frame tells the shop's page what became of the payment. */
export function renderResult(locale: Locale, result: object): string {
  const { title, finishing } = windowTexts[locale];
  const main = html`<p class="notice" role="status">${finishing}</p>${jsonScript('result', result)}`;
  return renderWindowPage({ locale, title, main, script: '/sandbox/payment-result.js' });
}

export function renderMessage(locale: Locale, kind: 'lost' | 'gone'): string {
  const text = windowTexts[locale];
  const main = html`<p class="notice" role="status">${text[kind]}</p><p><a class="button quiet" target="_top" href="/">${text.back}</a></p>`;
  return renderWindowPage({ locale, title: text[`${kind}Title`], main });
}

const maxListed = 50;

/** All payments, with the deposits that the bank would report. */
export function renderPaymentList(locale: Locale, payments: readonly SandboxPayment[]): string {
  const text = windowTexts[locale];
  const items = payments.slice(0, maxListed).map((payment) => renderPayment(locale, payment));
  const list = items.length > 0 ? html`<ol>${items}</ol>` : html`<p>${text.empty}</p>`;
  return renderWindowPage({
    locale,
    title: text.listTitle,
    main: html`<p class="notice">${text.listLead}</p>${list}`,
  });
}

function renderPayment(locale: Locale, payment: SandboxPayment): Html {
  const text = windowTexts[locale];
  const { account } = payment;
  const isWaiting = payment.status === 'VIRTUAL_ACCOUNT_ISSUED';
  const isClosed = account?.isClosed === true && payment.status === 'CANCELLED' && !payment.paidAt;
  const button =
    (isWaiting || isClosed) &&
    html`<form method="post" action="/sandbox/payments/${encodeURIComponent(payment.id)}/deposit"><button>${isClosed ? text.lateDeposit : text.deposit}</button></form>`;
  const time = new Date(payment.changedAt).toLocaleString(locale, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return html`<li><p><strong>${text.won(payment.amount)}</strong> · ${text.statuses[payment.status]}</p>
<p>${payment.orderName}</p>
<p class="meta">${text.methods[payment.method]} · ${time}${account && ` · ${accountText(locale, account)}`}</p>${button}</li>`;
}

const accountText = (locale: Locale, account: NonNullable<SandboxPayment['account']>): string =>
  `${bankName(account.bank, locale)} ${account.number} ${account.depositor}`;

export function renderReceipt(locale: Locale, payment: SandboxPayment): string {
  const text = windowTexts[locale];
  const main = html`<p class="notice">${text.notice}</p><dl class="sum"><dt>${text.amount}</dt><dd class="amount">${text.won(payment.amount)}</dd>
<dt>${text.order}</dt><dd>${payment.orderName}</dd><dt>${text.methods[payment.method]}</dt><dd>${payment.transactionId}</dd></dl>`;
  return renderWindowPage({ locale, title: text.receipt, main });
}
