import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPasswordHasher } from '#server/identity/accounts/password-hasher.ts';
import { parseJson } from '#src/shared/read.ts';
import { type Answer, createWalletAccounts, type SendCode } from './wallet-accounts.ts';
import { openWalletStore } from './wallet-store.ts';

export type WalletProcessMessage =
  | { readonly kind: 'ready'; readonly port: number }
  | ({ readonly kind: 'code' } & Parameters<SendCode>[0]);

const { WALLET_FILE = '', WALLET_TOKEN = '' } = process.env;
const maxBodyBytes = 10_000;

const send = (message: WalletProcessMessage) => process.send?.(message);
const store = openWalletStore(WALLET_FILE);
const accounts = createWalletAccounts(store, await createPasswordHasher(), (code) =>
  send({ kind: 'code', ...code }),
);

async function respond(request: IncomingMessage): Promise<Answer> {
  if (!isAuthorized(request.headers.authorization)) return { status: 401 };
  const [, walletId] = /^GET \/wallets\/([\w-]+)\/balance$/.exec(`${request.method} ${request.url}`) ?? [];
  if (walletId) return accounts.readBalance(walletId);
  const body = parseJson(await readBody(request));
  switch (`${request.method} ${request.url}`) {
    case 'POST /codes':
      return accounts.requestCode(body);
    case 'POST /wallets':
      return accounts.createWallet(body, String(request.headers['idempotency-key'] ?? ''));
    case 'POST /connections':
      return accounts.connect(body);
    default:
      return { status: 404 };
  }
}

function isAuthorized(header = ''): boolean {
  const [expected, given] = [Buffer.from(`Bearer ${WALLET_TOKEN}`), Buffer.from(header)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > maxBodyBytes) return '';
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

const server = createServer(async (request, response) => {
  const { status, body } = await respond(request).catch((): Answer => ({ status: 500 }));
  response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => send({ kind: 'ready', port: (server.address() as AddressInfo).port }));

// The shop has ended, even by kill -9.
process.on('disconnect', () => {
  store.close();
  process.exit();
});
// The shop ends this process itself, once it has answered the requests in flight.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
