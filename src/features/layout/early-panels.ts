import type { RegisteredRouter } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isUnmodifiedClick } from '#src/ui/unmodified-click.ts';
import { closePanels, type OpenPanel, shownPanel, showPanel } from './panels.ts';

type Panel = Exclude<OpenPanel, 'none'>;

const panels = ['side-bar', 'search'] as const satisfies readonly Panel[];

/** The panel as it stands in the first answer, see ssr/early-panels.tsx; null once the application has shown its own. */
const earlyPanel = (panel: Panel) => document.getElementById(`early-${panel}`) as HTMLDialogElement | null;

/** Browsers before April 2024 show it as a dialog, the others as a popover. */
const isShown = (early: HTMLDialogElement) => early.getClientRects().length > 0;

/**
 * Opens the application’s panel in the place of an early one that is open, and closes them together. Until the code of that
 * panel is there, links and the search of the early one no longer load their page anew: there may be no network.
 */
export function adoptEarlyPanels(router: RegisteredRouter): void {
  const goTo = (event: Event, href: string) => {
    event.preventDefault();
    closePanels();
    router.history.push(href);
  };
  for (const panel of panels) {
    const early = earlyPanel(panel);
    if (!early) continue;
    // Also says that it was closed in the moment in which the other one took its place.
    const follow = (event: Event) => {
      if (isShown(early)) showPanel(panel);
      else if (shownPanel.get() === panel && !isOpening(event)) closePanels();
    };
    for (const event of ['toggle', 'close']) early.addEventListener(event, follow);
    early.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && isUnmodifiedClick(event)) goTo(event, link.getAttribute('href') ?? '/');
    });
    early.addEventListener('submit', (event) => {
      const keyword = early.querySelector<HTMLInputElement>('[name="keyword"]')?.value ?? '';
      goTo(event, `/search?${new URLSearchParams({ keyword })}`);
    });
    if (isShown(early)) showPanel(panel);
  }
  shownPanel.subscribe(() => {
    if (shownPanel.get() !== 'none') return;
    for (const panel of panels) hide(earlyPanel(panel));
  });
}

const isOpening = (event: Event) => 'newState' in event && event.newState === 'open';

function hide(early: HTMLDialogElement | null): void {
  if (!early || !isShown(early)) return;
  if (early.open) early.close();
  else early.hidePopover();
}

/** Is a syllable being composed in the early panel? Another field would get only the end of it. */
export function useEarlyComposition(): boolean {
  return useSyncExternalStore(subscribeComposition, isComposing);
}

/** Milliseconds; the next syllable begins in the same moment in which one ends. */
const betweenSyllables = 300;

function subscribeComposition(onChange: () => void): () => void {
  const onEnd = () => setTimeout(onChange, betweenSyllables);
  document.addEventListener('compositionend', onEnd);
  return () => document.removeEventListener('compositionend', onEnd);
}

/** The mark is set by ssr/record-early-presses.ts. */
const isComposing = () => document.querySelector('dialog [data-composing]') !== null;

/**
 * For a panel that opens: puts it in the place of the early one without any movement, with its scroll position, its focus,
 * its text and what was pressed in it. @returns the ref of an element in the panel
 */
export function useTakeOver(panel: Panel): (content: HTMLElement | null) => void {
  const takeOver = useRef<(() => void) | null>(null);
  // A part gets its ref before the dialog does, which opens with its own: that hides popovers, and notes where the focus
  // returns to.
  const prepare = useCallback(
    (content: HTMLElement | null) => {
      const dialog = content?.closest('dialog');
      takeOver.current = dialog ? prepareTakeOver(panel, dialog) : null;
    },
    [panel],
  );
  useLayoutEffect(() => takeOver.current?.(), []);
  return prepare;
}

/** @returns what is to be done when the dialog is open */
function prepareTakeOver(panel: Panel, dialog: HTMLDialogElement): (() => void) | null {
  const early = earlyPanel(panel);
  if (!early || !isShown(early)) {
    early?.remove();
    return null;
  }
  const focused = early.contains(document.activeElement) ? document.activeElement : null;
  const scrollTop = early.lastElementChild?.scrollTop ?? 0;
  const time = Math.max(...early.getAnimations().map(({ currentTime }) => Number(currentTime)));
  document.querySelector<HTMLElement>(`#root [popovertarget="${early.id}"]`)?.focus({ preventScroll: true });
  // Before the dialog opens, which would close it as the shopper does.
  early.remove();
  return () => {
    for (const animation of dialog.getAnimations({ subtree: true })) {
      if (Number.isFinite(time)) animation.currentTime = time;
      else animation.finish();
    }
    dialog.firstElementChild?.scrollTo(0, scrollTop);
    if (focused) counterpartOf(focused, dialog)?.focus({ preventScroll: true });
    // After React has rendered: until then it would set the text back.
    queueMicrotask(() => {
      takeText(early, dialog);
      for (const pressed of early.querySelectorAll('[data-pressed], input:checked'))
        counterpartOf(pressed, dialog)?.click();
    });
  };
}

/** The control that does the same in the other panel. */
function counterpartOf(control: Element, dialog: HTMLDialogElement): HTMLElement | undefined {
  const controls = dialog.querySelectorAll<HTMLElement>('a, button, input');
  return Array.from(controls).find((other) => keyOf(other) === keyOf(control));
}

const keyOf = (control: Element) =>
  control.getAttribute('href') ??
  control.getAttribute('aria-label') ??
  (control.getAttribute('value') || control.textContent);

function takeText(early: HTMLDialogElement, dialog: HTMLDialogElement): void {
  const field = early.querySelector<HTMLInputElement>('[name="keyword"]');
  const own = dialog.querySelector<HTMLInputElement>('[name="keyword"]');
  if (!field?.value || !own) return;
  // React compares with the value that was set last, and does not see this one being set.
  own.setRangeText(field.value, 0, own.value.length);
  own.setSelectionRange(field.selectionStart, field.selectionEnd);
  own.dispatchEvent(new Event('input', { bubbles: true }));
}
