import { createStore } from '#src/shared/store.ts';

/** The browser's own prompt, which can be shown once, after a user gesture. Not in the DOM's types. */
export type BeforeInstallPromptEvent = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    /** Captured before the application was loaded, see ssr/record-early-events.ts. */
    deferredInstallPrompt?: BeforeInstallPromptEvent;
  }
}

/** `null`: the browser has not fired the event, or its prompt was used. */
export const deferredInstallPrompt = createStore<BeforeInstallPromptEvent | null>(null);

export function captureInstallPrompt(): void {
  deferredInstallPrompt.set(window.deferredInstallPrompt ?? null);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredInstallPrompt.set(event);
  });
}
