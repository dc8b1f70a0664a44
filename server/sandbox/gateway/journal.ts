import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxPayment } from './sandbox-payment.ts';

type Entry = { readonly payment: SandboxPayment } | { readonly registered: Registration };
type Registration = { readonly id: string; readonly amount: number };

/** Payments that are known, the newest. */
const maxKept = 1_000;

/**
 * The changes that the gateway knows, in a file of one line per change: whatever it has answered is still true after `kill -9`.
 * Written synchronously, because the answer must not be faster than the file.
 */
export function openJournal(file: string) {
  const payments = new Map<string, SandboxPayment>();
  const registrations = new Map<string, number>();
  for (const entry of readEntries(file)) {
    if ('registered' in entry) registrations.set(entry.registered.id, entry.registered.amount);
    else put(payments, entry.payment);
  }
  compact(file, [...payments.values()]);
  const append = (entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`);
  return {
    payments: payments as ReadonlyMap<string, SandboxPayment>,
    registrations: registrations as ReadonlyMap<string, number>,
    save(payment: SandboxPayment): SandboxPayment {
      append({ payment });
      put(payments, payment);
      return payment;
    },
    register(id: string, amount: number): void {
      append({ registered: { id, amount } });
      registrations.set(id, amount);
    },
  };
}

export type Journal = ReturnType<typeof openJournal>;

/** The map is in the order of the last changes. */
function put(payments: Map<string, SandboxPayment>, payment: SandboxPayment): void {
  payments.delete(payment.id);
  payments.set(payment.id, payment);
  const [oldest] = payments.size > maxKept ? payments.keys() : [];
  if (oldest !== undefined) payments.delete(oldest);
}

function readEntries(file: string): Entry[] {
  mkdirSync(dirname(file), { recursive: true });
  return readIfThere(file)
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        // Torn by a kill in the middle of a line, which nobody was answered about.
        return [];
      }
    });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function compact(file: string, payments: readonly SandboxPayment[]): void {
  const text = payments.map((payment) => `${JSON.stringify({ payment } satisfies Entry)}\n`).join('');
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
