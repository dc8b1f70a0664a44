import { accessSync, constants } from 'node:fs';
import path from 'node:path';

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

/** For `launch`: also a test machine without a graphics card or a sandbox has to do. */
export const browserOptions = {
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};
