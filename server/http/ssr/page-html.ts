import { jsonScript } from '#server/platform/html.ts';
import type { InlineScripts, RenderedPage } from '#src/shared/ssr.ts';
import type { AppChunks } from './build-manifest.ts';
import { extractCriticalCss } from './critical-css.ts';
import { type PageLocation, renderHead } from './head-html.ts';

/** Output of the storefront's build. */
export type BuildOutput = {
  /** The built `index.html`. */
  readonly template: string;
  /** The style sheet of all pages. */
  readonly styles: string;
  /** The second sheet, which public pages do not need. */
  readonly memberStyles: string;
  readonly stylesAddress: string;
};

type Page = RenderedPage & {
  readonly location: PageLocation;
  readonly parts: AppChunks;
  readonly inlineScripts: InlineScripts;
  readonly publicConfig: unknown;
};

const description = /<meta name="description" content="([^"]*)"[^>]*>/;
const title = /<title>.*?<\/title>/s;
/** Application and styles as the build links them; they load after the first screen has been painted. */
const replacedTags = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
const preloadedFile = /<link rel="modulepreload"[^>]* href="([^"]+)"/g;

/** Inserts a rendered head and the screen, or the skeleton in its place, into the built page. */
export function renderPageHtml(build: BuildOutput, page: Page): string {
  const { template, stylesAddress } = build;
  const { head, screen, location, inlineScripts, publicConfig } = page;
  const styles = screen.data ? build.styles : build.styles + build.memberStyles;
  const shopDescription = description.exec(template)?.[1] ?? '';
  const headHtml = [
    `<script>${inlineScripts.recordEarlyEvents}</script>`,
    renderHead(head, location, shopDescription),
    screen.preloads,
    `<style>${extractCriticalCss(styles, screen.html + screen.end)}</style>`,
    `<noscript><link rel="stylesheet" href="${stylesAddress}"></noscript>`,
  ].join('');
  const { app, libraries, parts } = page.parts;
  // Without initial data the page needs the client at once, which the build preloads in its own page.
  const client = screen.data ? [] : [...template.matchAll(preloadedFile)].map(([, file = '']) => file);
  const data = [
    jsonScript('shop-config', publicConfig),
    screen.data && jsonScript('initial-data', screen.data),
    `<script data-app="${app}" data-libraries="${libraries.join(' ')}" data-parts="${[...parts, ...client].join(' ')}" data-styles="${stylesAddress}">${inlineScripts.startApplication}</script>`,
  ].filter(Boolean);
  // Replacer functions, because `$&` in a replacement string would be interpreted.
  return template
    .replace(title, '')
    .replace(description, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${location.locale}"`)
    .replace(replacedTags, '')
    .replace(/>\s+</g, '><')
    .replace('</head>', () => `${headHtml}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${screen.html}</div>${screen.end}${data.join('')}`,
    );
}
