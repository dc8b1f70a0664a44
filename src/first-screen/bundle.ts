import type { FirstScreenBundle } from '#src/shared/first-screen.ts';
import { renderFirstScreen as render } from './render.tsx';
import { startApplication } from './start-application.ts';

export const renderFirstScreen: FirstScreenBundle['renderFirstScreen'] = render;

// The function stands for itself in the page: nothing outside of it may be named in it.
export const starter: FirstScreenBundle['starter'] = `(${startApplication.toString()})()`;
