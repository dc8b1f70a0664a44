import { randomInt, randomUUID } from 'node:crypto';
import type { Journal } from './journal.ts';
import {
  type Cancellation,
  type ContractVersion,
  cancellableAmount,
  type ReceiptType,
  type SandboxMethod,
  type SandboxPayment,
  type SandboxReceipt,
} from './sandbox-payment.ts';

/** The request that a shop asks the payment window to do. */
export type PaymentRequest = {
  readonly id: string;
  readonly contract: ContractVersion;
  readonly method: SandboxMethod;
  readonly channelKey: string;
  readonly orderName: string;
  readonly amount: number;
  readonly currency: string;
  readonly customData: string | null;
  readonly customerName: string;
  readonly receiptType: ReceiptType | null;
};

export type OpenProblem = 'ALREADY_PAID' | 'AMOUNT_DIFFERS' | 'CURRENCY_NOT_SUPPORTED';
export type CancelProblem =
  | 'NOT_FOUND'
  | 'NOT_PAID'
  | 'ALREADY_CANCELLED'
  | 'BALANCE_DIFFERS'
  | 'TOO_MUCH'
  | 'ACCOUNT_MISSING';

export type CancelRequest = {
  /** Absent: all that is left. */
  readonly amount: number | undefined;
  /** The amount that the shop believes is left. */
  readonly balance: number | undefined;
  readonly reason: string;
  /** A bank cannot give a deposit back to nobody. */
  readonly hasRefundAccount: boolean;
};

type Outcome<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

const accountHours = 168;
const hourMs = 3_600_000;

/** The rules of a payment gateway: one payment per id can succeed, and no more is canceled than was paid. */
export function createGateway(journal: Journal, now: () => Date = () => new Date()) {
  const find = (id: string): SandboxPayment | undefined => journal.payments.get(id);
  const change: Change = (payment, changes) =>
    journal.save({ ...payment, ...changes, changedAt: now().toISOString() });

  return {
    find,
    findByTransaction: (transactionId: string) =>
      [...journal.payments.values()].find((payment) => payment.transactionId === transactionId),
    /** The newest first. */
    list: () => [...journal.payments.values()].reverse(),
    register(id: string, amount: number): boolean {
      if (isOver(find(id))) return false;
      journal.register(id, amount);
      return true;
    },
    /** Begins an attempt to pay. An attempt that failed or was given up does not hinder the next one. */
    open(request: PaymentRequest): Outcome<SandboxPayment, OpenProblem> {
      const fixed = journal.registrations.get(request.id);
      if (request.currency !== 'KRW') return { ok: false, problem: 'CURRENCY_NOT_SUPPORTED' };
      if (isOver(find(request.id))) return { ok: false, problem: 'ALREADY_PAID' };
      if (fixed !== undefined && fixed !== request.amount) return { ok: false, problem: 'AMOUNT_DIFFERS' };
      const at = now().toISOString();
      const payment: SandboxPayment = {
        ...request,
        transactionId: `imp_${randomInt(1e11, 1e12)}`,
        status: 'READY',
        requestedAt: at,
        changedAt: at,
        paidAt: null,
        account: null,
        failure: null,
        cancellations: [],
        receipt: null,
      };
      return { ok: true, value: journal.save(payment) };
    },
    pay: (payment: SandboxPayment) => change(payment, { status: 'PAID', paidAt: now().toISOString() }),
    refuse: (payment: SandboxPayment, failure: { code: string; message: string }) =>
      change(payment, { status: 'FAILED', failure }),
    ...accountsOf(change, now),
    cancel(
      id: string,
      request: CancelRequest,
    ): Outcome<{ payment: SandboxPayment; cancellation: Cancellation }, CancelProblem> {
      const payment = find(id);
      if (!payment) return { ok: false, problem: 'NOT_FOUND' };
      const left = cancellableAmount(payment);
      const { amount = left, reason } = request;
      const problem = cancelProblem(payment, { ...request, amount });
      if (problem) return { ok: false, problem };
      const cancellation = { id: randomUUID(), amount, reason, canceledAt: now().toISOString() };
      const changed = change(payment, {
        cancellations: [...payment.cancellations, cancellation],
        status: amount === left ? 'CANCELLED' : 'PARTIAL_CANCELLED',
        ...(amount === left &&
          payment.receiptType &&
          payment.receipt && { receipt: { ...payment.receipt, canceledAt: cancellation.canceledAt } }),
      });
      return { ok: true, value: { payment: changed, cancellation } };
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;

type Change = (payment: SandboxPayment, changes: Partial<SandboxPayment>) => SandboxPayment;

/** Virtual accounts, and the cash receipts of what is paid into them. */
function accountsOf(change: Change, now: () => Date) {
  return {
    issueAccount(payment: SandboxPayment, bank: string, depositor: string): SandboxPayment {
      const expiresAt = new Date(now().getTime() + accountHours * hourMs).toISOString();
      const number = `${randomInt(100, 1000)}${randomInt(1e9, 1e10)}`;
      const issuedAt = now().toISOString();
      const account = { bank, number, holder: '꾸밈', depositor, issuedAt, expiresAt, isClosed: false };
      return change(payment, { status: 'VIRTUAL_ACCOUNT_ISSUED', account });
    },
    /** Money on an account that is closed is what a bank reports late. */
    deposit: (payment: SandboxPayment) =>
      change(payment, {
        status: 'PAID',
        paidAt: now().toISOString(),
        ...(payment.receiptType && { receipt: newReceipt(payment.receiptType, now()) }),
      }),
    /** One at a time, for what is left of a deposit. */
    issueReceipt(payment: SandboxPayment, type: ReceiptType): SandboxPayment | null {
      const amount = cancellableAmount(payment);
      const hasReceipt = payment.receipt !== null && payment.receipt.canceledAt === null;
      if (!payment.account || hasReceipt || amount === 0) return null;
      return change(payment, { receipt: { ...newReceipt(type, now()), amount } });
    },
    cancelReceipt(payment: SandboxPayment): SandboxPayment | null {
      const { receipt } = payment;
      if (!receipt || receipt.canceledAt) return null;
      return change(payment, { receipt: { ...receipt, canceledAt: now().toISOString() } });
    },
    closeAccount(payment: SandboxPayment): SandboxPayment | null {
      if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED' || !payment.account) return null;
      return change(payment, { status: 'CANCELLED', account: { ...payment.account, isClosed: true } });
    },
  };
}

const newReceipt = (type: ReceiptType, issuedAt: Date): SandboxReceipt => ({
  type,
  issueNumber: String(randomInt(1e8, 1e9)),
  issuedAt: issuedAt.toISOString(),
  canceledAt: null,
});

function cancelProblem(
  payment: SandboxPayment,
  { amount, balance, hasRefundAccount }: CancelRequest & { amount: number },
): CancelProblem | null {
  const left = cancellableAmount(payment);
  if (payment.status === 'CANCELLED') return 'ALREADY_CANCELLED';
  if (left === 0) return 'NOT_PAID';
  if (balance !== undefined && balance !== left) return 'BALANCE_DIFFERS';
  if (payment.account && !hasRefundAccount) return 'ACCOUNT_MISSING';
  return Number.isInteger(amount) && amount > 0 && amount <= left ? null : 'TOO_MUCH';
}

const isOver = (payment: SandboxPayment | undefined): boolean =>
  payment !== undefined && payment.status !== 'READY' && payment.status !== 'FAILED';
