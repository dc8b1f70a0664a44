import type { EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox/open-firefox.ts';
import { openOldestChromium } from './oldest-chromium/open-oldest-chromium.ts';
import { openWebKit } from './webkit/open-webkit.ts';

export const engineNames = ['webkit', 'firefox', 'oldest-chromium'] as const;
export type EngineName = (typeof engineNames)[number];

export async function openEngine(engine: EngineName): Promise<EnginePage> {
  switch (engine) {
    case 'webkit':
      return await openWebKit();
    case 'firefox':
      return await openFirefox();
    case 'oldest-chromium':
      return await openOldestChromium();
  }
}
