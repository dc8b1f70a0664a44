import { setTimeout as wait } from 'node:timers/promises';
import { openInPlace } from '../support/navigate-client-side.ts';
import type { EnginePage, Point } from './engine-page.ts';
import { findSpot } from './find-spot.ts';

/** For the slow kind of machine: nothing here measures. */
const timeoutMs = 60_000;

/** Looks again and again, and fails with a sentence. */
export async function until<Found>(what: string, findIt: () => Promise<Found>): Promise<NonNullable<Found>> {
  for (const deadline = Date.now() + timeoutMs; ; await wait(50)) {
    const found = await findIt().catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
      // A page that is being left cannot be asked.
      return null;
    });
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
  }
}

export type Screen = ReturnType<typeof createScreen>;

/** The actions of a shopper, in whichever engine. */
export function createScreen(page: EnginePage, address: string) {
  const path = () => page.run(() => location.pathname + location.search);
  const tellWhatIsShown = async (error: unknown): Promise<never> => {
    throw new Error(`${error}\nShown at ${await path()}: ${await page.run(shownText)}`);
  };
  const screen = {
    page,
    path,
    /** Opens a page and waits until the application has taken it over. */
    async open(to: string): Promise<void> {
      await page.load(address + to);
      await screen.isReady();
    },
    isReady: () =>
      until('the shop is ready', () => page.run(() => document.documentElement.dataset.shop === 'ready')),
    async press(name: string): Promise<void> {
      await page.click(await screen.find(name));
    },
    /** `결제하기` of `12,000원 결제하기`. */
    async pressPart(name: string): Promise<void> {
      await page.click(await screen.findPart(name));
    },
    findPart: (name: string): Promise<Point> =>
      until(`something whose name has ${name}`, () => page.run(findSpot, 'part of name', name)),
    find: (name: string): Promise<Point> =>
      until(`something named ${name}`, () => page.run(findSpot, 'name', name)),
    /** In place, as a link does. */
    async goTo(to: string): Promise<void> {
      await page.run(openInPlace, to);
      await screen.isAt(to);
    },
    async pressElement(css: string): Promise<void> {
      await page.click(await until(`an element ${css}`, () => page.run(findSpot, 'selector', css)));
    },
    async fill(css: string, text: string): Promise<void> {
      await until(`a field ${css}`, () => page.run(focusEmpty, css));
      await page.type(text);
    },
    async sees(text: string): Promise<void> {
      await until(`the text ${text}`, () => page.run(isShown, text)).catch(tellWhatIsShown);
    },
    /** For a text that goes by itself, which a slow machine could look for too late. To be called before what makes it come. */
    async watchFor(text: string): Promise<{ readonly comes: () => Promise<unknown> }> {
      await page.run(noteWhenShown, text);
      return {
        comes: () => until(`the text ${text}`, () => page.run(wasShown, text)).catch(tellWhatIsShown),
      };
    },
    async isAt(place: RegExp | string): Promise<string> {
      return await until(`the address ${place}`, async () => {
        const now = await path();
        const isThere = typeof place === 'string' ? now === place : place.test(now);
        return isThere ? now : null;
      });
    },
  };
  return screen;
}

/** Runs in the page. */
function isShown(text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden texts are none that a shopper reads
  return document.body.innerText.includes(text);
}

// biome-ignore lint/performance/useDomNodeTextContent: hidden texts are none that a shopper reads
const shownText = (): string => document.body.innerText;

/** Marks the root element as soon as the text is in the page. */
function noteWhenShown(text: string): void {
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes(text)) return;
    document.documentElement.dataset.seen = text;
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

const wasShown = (text: string): boolean => document.documentElement.dataset.seen === text;

function focusEmpty(css: string): boolean {
  const field = document.querySelector<HTMLInputElement>(css);
  if (!field) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}
