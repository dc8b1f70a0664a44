import type { InlineScripts, RenderedPage, RenderedScreen } from '#src/shared/ssr.ts';
import type { AppChunks } from './build-manifest.ts';
import { extractCriticalCss } from './critical-css.ts';
import { jsonScript } from './escape-html.ts';
import { type PageLocation, renderHead } from './head-html.ts';

/** Output of the storefront's build. */
export type BuildOutput = {
  /** The built `index.html`. */
  readonly template: string;
  /** The complete style sheet. */
  readonly styles: string;
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

/** Inserts a rendered head, and the screen if there is one, into the built page. */
export function renderPageHtml(build: BuildOutput, page: Page): string {
  const { template } = build;
  const { location, screen } = page;
  const shopDescription = description.exec(template)?.[1] ?? '';
  const head = renderHead(page.head, location, shopDescription);
  const html = template
    .replace(title, '')
    .replace(description, '')
    // Replacer functions, because `$&` in a replacement string would be interpreted.
    .replace(/<html lang="[^"]*"/, () => `<html lang="${location.locale}"`);
  return screen ? insertScreen(html, head, screen, build, page) : insertHead(html, head, page);
}

/** The app shell under this head. */
const insertHead = (html: string, head: string, { publicConfig }: Page) =>
  html.replace('</head>', () => `${head}${jsonScript('shop-config', publicConfig)}</head>`);

function insertScreen(
  html: string,
  pageHead: string,
  screen: RenderedScreen,
  { styles, stylesAddress }: BuildOutput,
  { parts, inlineScripts, publicConfig }: Page,
): string {
  const head = [
    `<script>${inlineScripts.recordEarlyEvents}</script>`,
    pageHead,
    screen.preloads,
    `<style>${extractCriticalCss(styles, screen.html)}</style>`,
    `<noscript><link rel="stylesheet" href="${stylesAddress}"></noscript>`,
  ].join('');
  const data = [
    jsonScript('shop-config', publicConfig),
    jsonScript('initial-data', screen.data),
    `<script data-app="${parts.app}" data-libraries="${parts.libraries.join(' ')}" data-parts="${parts.parts.join(' ')}" data-styles="${stylesAddress}">${inlineScripts.startApplication}</script>`,
  ].join('');
  return html
    .replace(replacedTags, '')
    .replace(/>\s+</g, '><')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen.html}</div>${data}`);
}
