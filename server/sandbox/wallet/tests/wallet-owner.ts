import { openLocalWallet } from '../local-wallet.ts';

// A process with a local wallet service, for a test that kills it.
const [, , dataDirectory = ''] = process.argv;
const log = { info: ({ pid }: { pid?: number }) => process.send?.({ pid }), warn: () => {} };
const wallet = openLocalWallet({ dataDirectory, sendCode: () => {}, log: log as never });
await wallet.findAddress();
setInterval(() => {}, 1_000);
