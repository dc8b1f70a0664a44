import prepareDemoShops from '../support/prepare-demo-shops.ts';

/** One for each worker of vitest.config.ts. */
export const setup = () => prepareDemoShops({ workers: 2 });
