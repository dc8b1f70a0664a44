import type { Config } from './config.ts';

/**
 * Whether it is the demo shop of one machine. It brings stand-ins for services outside; whoever reaches such a shop can read what
 * they have sent, so one that has a public origin has to be told which services it uses.
 */
export const isLocalDemo = ({ demo, publicOrigin }: Pick<Config, 'demo' | 'publicOrigin'>): boolean =>
  demo && !publicOrigin;

/** The stand-in of the wallet service sends its codes to the page of demo messages. */
export const hasWallet = (config: Config): boolean => config.wallet !== null || isLocalDemo(config);
