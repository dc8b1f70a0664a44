import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '#server/platform/refusal.ts';
import {
  connectWallet,
  disconnectWallet,
  type MemberWallet,
  readWallet,
} from '#server/services/wallet/member-wallet.ts';
import { hasPasswordForm } from '#src/shared/contracts/account-fields.ts';
import * as contracts from '#src/shared/contracts/wallet.ts';
import { pickLocale } from '#src/shared/locale.ts';
import { addRoute } from './add-route.ts';

const codes = {
  'already-connected': 'WALLET_ALREADY_CONNECTED',
  'code-expired': 'CODE_EXPIRED',
  'code-mismatch': 'CODE_MISMATCH',
  'credential-mismatch': 'WALLET_CREDENTIAL_MISMATCH',
  'email-exists': 'WALLET_EMAIL_EXISTS',
  unavailable: 'WALLET_UNAVAILABLE',
} as const;

const codeLifetimeSeconds = 300;

/** Members and their wallets at the wallet service. */
export const walletRoutes: FastifyPluginAsync = async (app) => {
  const { pool, wallet: service } = app;

  addRoute(app, contracts.readWallet, async ({ memberId }) => {
    if (!service) return refuse('NOT_FOUND');
    const wallet = await readWallet(pool, memberId);
    if (!wallet) return { wallet: null };
    const balance = await service.readBalance(wallet.walletId);
    return { wallet: { ...connectionOf(wallet), balance: balance.ok ? balance.value : null } };
  });

  addRoute(app, contracts.requestWalletCode, async ({ memberId, body, headers }) => {
    if (!service) return refuse('NOT_FOUND');
    if (await readWallet(pool, memberId)) return refuse('WALLET_ALREADY_CONNECTED');
    const sent = await service.sendCode(body.email, pickLocale(null, headers['accept-language']));
    if (sent.ok) return { expires_in: codeLifetimeSeconds };
    return refuse(sent.problem === 'too-many' ? 'CODE_TOO_MANY' : 'WALLET_UNAVAILABLE');
  });

  addRoute(app, contracts.createWallet, async ({ memberId, idempotencyKey, body }) => {
    if (!service) return refuse('NOT_FOUND');
    if (!hasPasswordForm(body.password)) return refuse('PASSWORD_FORMAT');
    const created = await connectWallet(pool, {
      userId: memberId,
      requestKey: idempotencyKey,
      email: body.email,
      // Nobody gets the wallet of another member by a key that they know.
      findWalletId: () => service.create(body, `${memberId}:${idempotencyKey}`),
    });
    if (created.ok) return connectionOf(created.value);
    return refuse(created.problem === 'too-many' ? 'CODE_TOO_MANY' : codes[created.problem]);
  });

  addRoute(app, contracts.connectWallet, async ({ memberId, idempotencyKey, body }) => {
    if (!service) return refuse('NOT_FOUND');
    const connected = await connectWallet(pool, {
      userId: memberId,
      requestKey: idempotencyKey,
      email: body.email,
      findWalletId: () => service.connect(body.email, body.password),
    });
    if (connected.ok) return connectionOf(connected.value);
    return refuse(connected.problem === 'too-many' ? 'RATE_LIMITED' : codes[connected.problem]);
  });

  addRoute(app, contracts.disconnectWallet, ({ memberId }) => disconnectWallet(pool, memberId));
};

const connectionOf = ({ email, connectedAt }: MemberWallet) => ({ email, connected_at: connectedAt });
