import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import { hasWallet } from '#server/config/local-demo.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { createSandboxAdapter } from '#server/sandbox/messages/sandbox-messages.ts';
import { openSandboxWallet } from '#server/sandbox/wallet/sandbox-wallet.ts';
import type { SendCode } from '#server/sandbox/wallet/wallet-accounts.ts';
import { createHttpWalletService } from '#server/services/wallet/http-wallet-service.ts';
import type { WalletService } from '#server/services/wallet/wallet-service.ts';

type Parts = { config: Config; pool: Pool; log: Pick<Log, 'info' | 'warn'> };

/** Null: none is configured, and wallets are hidden. */
export function openWallet({ config, pool, log }: Parts): WalletService | null {
  const { wallet: configured } = config;
  log.info({ service: describe(config) }, 'wallet: kept by');
  if (configured) return createHttpWalletService({ findAddress: async () => configured, log });
  if (!hasWallet(config)) return null;
  const { dataDirectory } = config;
  const { findAddress, close } = openSandboxWallet({
    dataDirectory,
    sendCode: createCodeSender(pool, log),
    log,
  });
  return createHttpWalletService({ findAddress, close, log });
}

function describe(config: Config): string {
  if (config.wallet) return new URL(config.wallet.url).host;
  return hasWallet(config)
    ? 'the sandbox, whose codes are shown at /dev/messages'
    : 'nobody, wallets are hidden';
}

function createCodeSender(pool: Pool, log: Parts['log']): SendCode {
  const mailbox = createSandboxAdapter(pool, 'email');
  return ({ email: recipient, code, locale }) => {
    const text =
      locale === 'ko'
        ? `지갑 인증번호는 ${code}입니다. 5분 안에 입력해주세요.`
        : `Your wallet code is ${code}. It is valid for 5 minutes.`;
    const subject = locale === 'ko' ? '지갑 인증번호' : 'Your wallet code';
    const message = { channel: 'email', kind: 'WALLET_CODE', locale, recipient, subject, text } as const;
    mailbox.call(randomUUID(), message).catch((error: unknown) => {
      log.warn({ err: error }, 'wallet: the message of the sandbox was not stored');
    });
  };
}
