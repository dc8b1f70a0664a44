import { superviseProcess } from '../supervise-process.ts';

// A shop with a stand-in, for a test that kills the shop.
const log = { info: ({ pid }: { pid?: number }) => process.send?.({ pid }), warn: () => {} };
const script = new URL('echo-process.ts', import.meta.url);
const { findAddress } = superviseProcess({
  area: 'test',
  script,
  environment: async () => ({}),
  log: log as never,
});
await findAddress();
setInterval(() => {}, 1_000);
