import type { SsrBundle } from '#src/shared/ssr.ts';
import { renderPage as render } from './render.tsx';
import * as shopRoutes from './routes.ts';
import { startApplication } from './start-application.ts';

export const renderPage: SsrBundle['renderPage'] = render;
export const routes: SsrBundle['routes'] = shopRoutes.routes;
export const matchRoute: SsrBundle['matchRoute'] = shopRoutes.matchRoute;
export const notFoundTitle: SsrBundle['notFoundTitle'] = shopRoutes.notFoundTitle;

// Its source is an inline script, so it must not refer to anything outside of the function.
export const starter: SsrBundle['starter'] = `(${startApplication.toString()})()`;
