import type { Config } from './config.ts';

/** The stand-in is for the demo shop of one machine: whoever reaches the shop can read what it has sent. */
export const showsDemoMessages = ({ demo, publicOrigin }: Pick<Config, 'demo' | 'publicOrigin'>): boolean =>
  demo && !publicOrigin;
