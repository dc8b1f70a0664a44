import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { assetStrategy, cachePreviousAssets, isAssetRequest } from './assets.ts';
import { imageStrategy, isImageRequest } from './images.ts';
import { handleMessages } from './message-handler.ts';
import { precacheFiles } from './precache.ts';
import { handlePush } from './push.ts';
import { deleteOutdatedPages, isPageRequest, pageHandler } from './shell.ts';
import { trackRequests } from './wait-until-idle.ts';

declare const self: ServiceWorkerGlobalScope;

// Before all other fetch listeners: those after the one that responds do not receive the event.
trackRequests();

precacheFiles();
cleanupOutdatedCaches();
self.addEventListener('install', (event) => {
  // Optional, so a failure does not stop the installation.
  event.waitUntil(cachePreviousAssets().catch(() => {}));
});

self.addEventListener('activate', (event) => event.waitUntil(deleteOutdatedPages()));

registerRoute(isPageRequest, pageHandler);
registerRoute(isAssetRequest, assetStrategy);
registerRoute(isImageRequest, imageStrategy);
// Other requests (data, tokens, orders) are not handled here and never cached.

handlePush();
handleMessages();
// The first version controls the open pages at once. A newer version waits for SKIP_WAITING, see handleMessages.
clientsClaim();
