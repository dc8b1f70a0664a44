import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { DemoAccount } from '#server/identity/accounts/demo-accounts.ts';

type Shop = {
  /** As this machine reaches it, or its public origin. */
  readonly address: string;
  /** As a phone reaches it; null when only this machine can. */
  readonly phoneAddress: string | null;
  readonly demoAccounts: readonly DemoAccount[];
  /** Where the messages of the demo shop are shown. */
  readonly messagesAddress: string | null;
  /** Where the payments of a shop that is paid for practice are shown. */
  readonly paymentsAddress: string | null;
};

/** The lines on a terminal when the shop is open. */
export function openingLines(shop: Shop): string {
  const { address, phoneAddress, demoAccounts, messagesAddress, paymentsAddress } = shop;
  const lines = [`꾸밈 is open: ${address}`];
  if (phoneAddress) {
    if (phoneAddress !== address) lines.push(`On a phone in the same network: ${phoneAddress}`);
    lines.push('', ...qrCode(phoneAddress), '');
  }
  const [first] = demoAccounts;
  if (first) {
    lines.push(`Demo members: ${demoAccounts.map(({ email }) => email).join(', ')}`);
    lines.push(`Their password: ${first.password}`);
  }
  if (messagesAddress) lines.push(`Emails and text messages it would send: ${messagesAddress}`);
  if (paymentsAddress) lines.push(`Payments for practice, and deposits: ${paymentsAddress}`);
  lines.push('Ctrl+C stops it.');
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`;
}

/** White on black whatever the colors of the terminal: a camera does not read it inverted. */
const qrCode = (text: string): string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => `\u001b[97;40m${line}\u001b[0m`);

/** This machine in its local network. */
export function localNetworkAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
