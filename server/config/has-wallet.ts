import type { Config } from './config.ts';
import { showsDemoMessages } from './shows-demo-messages.ts';

/** The local service sends its codes to the page of demo messages, so it is there where that page is. */
export const hasWallet = (config: Config): boolean => config.wallet !== null || showsDemoMessages(config);
