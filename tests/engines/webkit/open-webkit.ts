import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { findFreePort } from '../../support/free-port.ts';
import { startProgram, stopProgram } from '../child-process.ts';
import { dragSteps, type EnginePage, type NamedKey, type Point, windowSize } from '../engine-page.ts';
import { openVirtualScreen } from './virtual-screen.ts';

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Mobile/15E148 Safari/604.1';
const window = join(import.meta.dirname, 'webkit-window.py');
const captureScreen = join(import.meta.dirname, 'capture-screen.py');
const capture = promisify(execFile);

const keys: Readonly<Record<NamedKey | 'Shift' | 'Control', string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
};

/** The engine of Safari. */
export async function openWebKit(): Promise<EnginePage> {
  const screen = await openVirtualScreen();
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'kkumim-webkit-'));
  const log = join(folder, 'errors');
  await writeFile(log, '');
  const child = startProgram('WebKitWebDriver', {
    args: [`--port=${port}`],
    environment: {
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'C.UTF-8',
      TZ: 'Asia/Seoul',
      WINDOW_WIDTH: String(windowSize.width),
      WINDOW_HEIGHT: String(windowSize.height),
      WINDOW_USER_AGENT: userAgent,
      WINDOW_LOG: log,
    },
  });
  const closeAll = async () => {
    await stopProgram(child);
    await screen.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilAnswered(`${address}/status`);
    const driver = await startSession(address);
    const close = async () => {
      await driver.quit().catch(() => {});
      await closeAll();
    };
    const screenshot = async (file: string) => {
      const size = [String(windowSize.width), String(windowSize.height)];
      await capture(captureScreen, [file, ...size], { env: { ...process.env, DISPLAY: screen.display } });
    };
    return { ...drive(driver), screenshot, takeErrors: createErrorReader(log), close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function createErrorReader(log: string): () => Promise<readonly string[]> {
  let read = 0;
  return async () => {
    const lines = (await readFile(log, 'utf8')).split('\n').slice(0, -1);
    const added = lines.slice(read);
    read = lines.length;
    return added;
  };
}

async function untilAnswered(address: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await wait(50)) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
  }
}

async function startSession(address: string): Promise<WebDriver> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: window, args: [] },
      timeouts: { script: 60_000, pageLoad: 120_000, implicit: 0 },
    })
    .build();
  return driver;
}

function drive(driver: WebDriver): Omit<EnginePage, 'screenshot' | 'takeErrors' | 'close'> {
  const perform = (source: object) =>
    driver.execute(new Command(Name.ACTIONS).setParameter('actions', [source]));
  const point = (pointerType: 'mouse' | 'touch', actions: readonly object[]) =>
    perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  const move = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    duration,
    x: Math.round(x),
    y: Math.round(y),
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const perKey = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const pressKeys = (actions: readonly object[]) => perform({ type: 'key', id: 'keyboard', actions });
  return {
    load: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    run: (work, ...values) => runInPage(driver, String(work), values),
    click: (at) => point('mouse', [move(at), down, up]),
    tap: (at) => point('touch', [move(at), down, up]),
    drag: (from, to) => {
      const steps = Array.from({ length: dragSteps }, (_, step) => {
        const part = (step + 1) / dragSteps;
        return move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 16);
      });
      return point('touch', [move(from), down, ...steps, up]);
    },
    type: (text) => pressKeys([...text].flatMap(perKey)),
    press: (key, modifier) =>
      pressKeys(
        modifier
          ? [
              { type: 'keyDown', value: keys[modifier] },
              ...perKey(keys[key]),
              { type: 'keyUp', value: keys[modifier] },
            ]
          : perKey(keys[key]),
      ),
  };
}

type Answer<Result> = { readonly result: Result } | { readonly error: string };

async function runInPage<Result>(
  driver: WebDriver,
  work: string,
  values: readonly unknown[],
): Promise<Result> {
  const script = `
    const done = arguments[arguments.length - 1];
    Promise.resolve()
      .then(() => (${work})(...arguments[0]))
      .then((result = null) => done({ result }), (error) => done({ error: error + ' ' + error.stack }));`;
  const answer = await driver.executeAsyncScript<Answer<Result>>(script, values);
  if ('error' in answer) throw new Error(answer.error);
  return answer.result;
}
