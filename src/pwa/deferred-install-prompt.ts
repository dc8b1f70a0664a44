import { createStore } from '#src/shared/store.ts';

/** The browser's own question, which may be asked once, after a touch. Not in the DOM's types. */
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
    /** Made before the program began, see ssr/start-application.ts. */
    deferredInstallPrompt?: BeforeInstallPromptEvent;
  }
}

/** Kept until it is a good moment to ask. `null`: this browser offers none, or it is used up. */
export const deferredInstallPrompt = createStore<BeforeInstallPromptEvent | null>(null);

export function captureInstallPrompt(): void {
  deferredInstallPrompt.set(window.deferredInstallPrompt ?? null);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredInstallPrompt.set(event);
  });
}
