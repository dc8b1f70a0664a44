import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { asset, isAsset, keepPreviousAssets } from './assets.ts';
import { handleMessages } from './message-handler.ts';
import { isPicture, picture } from './pictures.ts';
import { handlePush } from './push.ts';
import { isPageRequest, pageShell } from './shell.ts';
import { validateResponses } from './validate-responses.ts';
import { trackRequests } from './wait-until-idle.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

// First of all listeners: an answered request is not shown to the next one.
trackRequests();

// What every pageShell is made of. A file that cannot be had ends the installation, and the version before goes on.
addPlugins([validateResponses]);
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();
self.addEventListener('install', (event) => {
  // Good to have, but no reason to stay with the version before.
  event.waitUntil(keepPreviousAssets().catch(() => {}));
});

registerRoute(isPageRequest, pageShell);
registerRoute(isAsset, asset);
registerRoute(isPicture, picture);
// Everything else goes past this worker: data, tokens and orders are never kept here.

handlePush();
handleMessages();
// The very first page is kept too. A newer version, though, waits until somebody asks for it: see handleMessages.
clientsClaim();
