import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .flatMap((folder) => names.map((name) => path.join(folder, name)));

/** The machine's own Chromium; undefined leaves the choice to Playwright's download. */
export const chromiumPath = [process.env.CHROME_PATH ?? '', ...onPath].find(
  (file) => file && isRunnable(file),
);

/** Features that Playwright disables: only the last switch that disables features counts, and its own is an earlier one. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages of the address bar, which every window loads: a second of CPU time for each test. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** For `launch`: also a test machine without a graphics card or a sandbox has to do. */
export const browserOptions: LaunchOptions & { args: string[] } = {
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join()}`,
  ],
};
