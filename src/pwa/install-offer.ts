import { createStore } from '../ui/store.ts';

/** The browser's own question, which may be asked once, after a touch. Not in the DOM's types. */
export type InstallOffer = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    /** Made before the program began, see first-screen/start-application.ts. */
    installOffer?: InstallOffer;
  }
}

/** Kept until it is a good moment to ask. `null`: this browser offers none, or it is used up. */
export const installOffer = createStore<InstallOffer | null>(null);

export function catchInstallOffer(): void {
  installOffer.set(window.installOffer ?? null);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event);
  });
}
