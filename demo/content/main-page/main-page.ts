import type { Block } from './block.ts';
import { firstScreens } from './first-screens.ts';
import { lastScreens } from './last-screens.ts';

/** One story in fifteen blocks, every type and sub type at least once. */
export const mainPage: readonly Block[] = [...firstScreens, ...lastScreens];
