import type { SsrBundle } from '#src/shared/ssr.ts';
import * as pages from './public-pages.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { recordEarlyPresses } from './record-early-presses.ts';
import { renderPage as render } from './render.tsx';
import * as shell from './render-shell.tsx';
import * as shopRoutes from './routes.ts';
import { startApplication } from './start-application.ts';

export const renderPage: SsrBundle['renderPage'] = render;
export const routes: SsrBundle['routes'] = shopRoutes.routes;
export const publicPages: SsrBundle['publicPages'] = pages.publicPages;
export const matchRoute: SsrBundle['matchRoute'] = shopRoutes.matchRoute;
export const renderShell: SsrBundle['renderShell'] = shell.renderShell;

// Their source is sent, so they must not refer to anything outside of the function.
export const inlineScripts: SsrBundle['inlineScripts'] = {
  recordEarlyEvents: [recordEarlyPresses, recordEarlyEvents]
    .map((record) => `(${record.toString()})()`)
    .join(';'),
  startApplication: `(${startApplication.toString()})()`,
};
