import type { Block } from './block.ts';
import { firstScreens } from './first-screens.ts';
import { lastScreens } from './last-screens.ts';
import { middleScreens } from './middle-screens.ts';

export const mainPage: readonly Block[] = [...firstScreens, ...middleScreens, ...lastScreens];
