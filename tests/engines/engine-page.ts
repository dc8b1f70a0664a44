/** A place in the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Keys that are no characters. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One window of a browser, as wide as a phone. Each engine is driven by another library; the sentences know this only. */
export type EnginePage = {
  /** Loads an address, until the page says that it has been loaded. */
  load(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, which sees nothing of what surrounds it here, and waits for its promise. */
  run<Result, Values extends readonly Json[]>(
    work: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>;
  click(at: Point): Promise<void>;
  /** A finger. */
  tap(at: Point): Promise<void>;
  /** A finger, from one place to another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  press(key: NamedKey, modifier?: 'Shift' | 'Control'): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** The errors of the console since this was asked last. */
  takeErrors(): Promise<readonly string[]>;
  /** Ends the browser and everything that was started for it. */
  close(): Promise<void>;
};

export const windowSize = { width: 390, height: 844 } as const;
/** Where a test of a finger would be a flick otherwise. */
export const dragSteps = 12;
