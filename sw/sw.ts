import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { answerPages } from './answer-pages.ts';
import { asset, isAsset, keepFormerParts } from './assets.ts';
import { isPicture, picture } from './pictures.ts';
import { answerPush } from './push.ts';
import { refuseStrangeFiles } from './refuse-strange-files.ts';
import { screen, showsScreen } from './shell.ts';
import { countRequests } from './until-quiet.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

// First of all listeners: an answered request is not shown to the next one.
countRequests();

// What every screen is made of. A file that cannot be had ends the installation, and the version before goes on.
addPlugins([refuseStrangeFiles]);
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();
self.addEventListener('install', (event) => {
  // Good to have, but no reason to stay with the version before.
  event.waitUntil(keepFormerParts().catch(() => {}));
});

registerRoute(showsScreen, screen);
registerRoute(isAsset, asset);
registerRoute(isPicture, picture);
// Everything else goes past this worker: data, tokens and orders are never kept here.

answerPush();
answerPages();
// The very first page is kept too. A newer version, though, waits until somebody asks for it: see answerPages.
clientsClaim();
