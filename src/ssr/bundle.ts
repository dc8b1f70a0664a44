import type { SsrBundle } from '#src/shared/ssr.ts';
import * as unknownAddress from './match-route.ts';
import { renderPage as render } from './render.tsx';
import { startApplication } from './start-application.ts';

export const renderPage: SsrBundle['renderPage'] = render;
export const isRoute: SsrBundle['isRoute'] = unknownAddress.isRoute;
export const notFoundTitle: SsrBundle['notFoundTitle'] = unknownAddress.notFoundTitle;

// The function stands for itself in the page: nothing outside of it may be named in it.
export const starter: SsrBundle['starter'] = `(${startApplication.toString()})()`;
