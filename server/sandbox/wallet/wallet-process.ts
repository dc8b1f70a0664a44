import { createPasswordHasher } from '#server/identity/accounts/password-hasher.ts';
import { serveJson } from '../processes/serve-json.ts';
import { createWalletAccounts, type SendCode } from './wallet-accounts.ts';
import { openWalletStore } from './wallet-store.ts';

export type WalletCodeMessage = { readonly kind: 'code' } & Parameters<SendCode>[0];

const { WALLET_FILE = '', WALLET_TOKEN = '' } = process.env;

const store = openWalletStore(WALLET_FILE);
const accounts = createWalletAccounts(store, await createPasswordHasher(), (code) =>
  process.send?.({ kind: 'code', ...code } satisfies WalletCodeMessage),
);

serveJson({
  authorization: `Bearer ${WALLET_TOKEN}`,
  respond({ endpoint, headers, body }) {
    const [, walletId] = /^GET \/wallets\/([\w-]+)\/balance$/.exec(endpoint) ?? [];
    if (walletId) return accounts.readBalance(walletId);
    switch (endpoint) {
      case 'POST /codes':
        return accounts.requestCode(body);
      case 'POST /wallets':
        return accounts.createWallet(body, String(headers['idempotency-key'] ?? ''));
      case 'POST /connections':
        return accounts.connect(body);
      default:
        return { status: 404 };
    }
  },
  close: store.close,
});
