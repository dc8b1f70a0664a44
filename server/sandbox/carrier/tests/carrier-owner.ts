import { openLocalCarrier } from '../local-carrier.ts';

// A process with a local carrier, for a test that kills it.
const [, , dataDirectory = ''] = process.argv;
const log = { info: ({ pid }: { pid?: number }) => process.send?.({ pid }), warn: () => {} };
const carrier = openLocalCarrier({ dataDirectory, log: log as never });
await carrier.findAddress();
setInterval(() => {}, 1_000);
