import type { FirstScreenBundle } from '#src/shared/first-screen.ts';
import { renderFirstScreen as render } from './render.tsx';
import { startApplication } from './start-application.ts';
import * as unknownAddress from './unknown-address.ts';

export const renderFirstScreen: FirstScreenBundle['renderFirstScreen'] = render;
export const isRoute: FirstScreenBundle['isRoute'] = unknownAddress.isRoute;
export const notFoundTitle: FirstScreenBundle['notFoundTitle'] = unknownAddress.notFoundTitle;

// The function stands for itself in the page: nothing outside of it may be named in it.
export const starter: FirstScreenBundle['starter'] = `(${startApplication.toString()})()`;
