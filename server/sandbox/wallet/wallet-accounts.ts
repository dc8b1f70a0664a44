import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { PasswordHasher } from '#server/identity/accounts/password-hasher.ts';
import { hasPasswordForm } from '#src/shared/contracts/account-fields.ts';
import type { Answer } from '../processes/serve-json.ts';
import type { WalletStore } from './wallet-store.ts';

/** Sends the six digits to the address. */
export type SendCode = (message: { email: string; code: string; locale: 'ko' | 'en' }) => void;

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
const password = v.pipe(v.string(), v.maxLength(200));
const codeRequest = v.object({ email, locale: v.picklist(['ko', 'en']) });
const newWallet = v.object({ email, code: v.pipe(v.string(), v.regex(/^\d{6}$/)), password });
const credentials = v.object({ email, password });

const malformed: Answer = { status: 400 };

/** The calls of the sandbox of the wallet service, as docs/decisions/075 describes them. */
export function createWalletAccounts(store: WalletStore, hasher: PasswordHasher, sendCode: SendCode) {
  return {
    /** The answer is the same whether the address has a wallet or not: only its owner, who has the code, is told. */
    requestCode(body: unknown): Answer {
      const parsed = v.safeParse(codeRequest, body);
      if (!parsed.success) return malformed;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      if (!store.saveCode(parsed.output.email, code)) return { status: 429 };
      sendCode({ ...parsed.output, code });
      return { status: 202 };
    },

    async createWallet(body: unknown, key: string): Promise<Answer> {
      const parsed = v.safeParse(newWallet, body);
      if (!parsed.success || !key || !hasPasswordForm(parsed.output.password)) return malformed;
      const { email, code, password } = parsed.output;
      const before = store.findCreated(key, email);
      if (before) return { status: 201, body: { wallet_id: before } };
      const outcome = store.checkCode(email, code);
      if (outcome !== 'right') return { status: { mismatch: 422, expired: 410, 'too-many': 429 }[outcome] };
      const passwordHash = await hasher.hash(password);
      // The same call may have come twice at once.
      const id = store.createWallet({ email, code, passwordHash, key }) ?? store.findCreated(key, email);
      if (id) return { status: 201, body: { wallet_id: id } };
      return { status: store.findWallet(email) ? 409 : 410 };
    },

    /** An address without a wallet takes as long as a wrong password. */
    async connect(body: unknown): Promise<Answer> {
      const parsed = v.safeParse(credentials, body);
      if (!parsed.success) return malformed;
      const { email, password } = parsed.output;
      if (!store.countPasswordAttempt(email)) return { status: 429 };
      const wallet = store.findWallet(email);
      const matches = await hasher.verify(password, wallet?.passwordHash ?? null);
      return wallet && matches ? { status: 200, body: { wallet_id: wallet.id } } : { status: 422 };
    },

    readBalance(id: string): Answer {
      const amount = store.readAmount(id);
      return amount === null ? { status: 404 } : { status: 200, body: { amount } };
    },
  };
}
