/** For tests that a loop makes: variants run in `npm run test:release` only, as do tests with `{ tag: '@release' }`. */
export const releaseTag = (isVariant: boolean) => (isVariant ? { tag: '@release' } : {});
