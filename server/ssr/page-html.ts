import type { InlineScripts, RenderedPage } from '#src/shared/ssr.ts';
import type { AppChunks } from './build-manifest.ts';
import { extractCriticalCss } from './critical-css.ts';
import { jsonScript } from './escape-html.ts';
import { renderHead } from './head-html.ts';

/** Output of the storefront's build. */
export type BuildOutput = {
  /** The built `index.html`. */
  readonly template: string;
  /** The complete style sheet. */
  readonly styles: string;
  readonly stylesAddress: string;
};

type Page = {
  readonly screen: RenderedPage;
  readonly location: { readonly origin: string | null; readonly href: string; readonly locale: 'ko' | 'en' };
  readonly parts: AppChunks;
  readonly inlineScripts: InlineScripts;
  readonly publicConfig: unknown;
};

const description = /<meta name="description" content="([^"]*)"[^>]*>/;
/** Title, application and styles as the build links them; the latter two load after the first screen has been painted. */
const replacedTags =
  /<title>.*?<\/title>|<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/gs;

/** Inserts a rendered screen into the built page. */
export function renderPageHtml({ template, styles, stylesAddress }: BuildOutput, page: Page): string {
  const { screen, location, parts, inlineScripts } = page;
  const shopDescription = description.exec(template)?.[1] ?? '';
  const html = template.replace(replacedTags, '').replace(description, '').replace(/>\s+</g, '><');
  const head = [
    `<script>${inlineScripts.recordEarlyEvents}</script>`,
    renderHead(screen.head, location, shopDescription),
    screen.preloads,
    `<style>${extractCriticalCss(styles, screen.html)}</style>`,
    `<noscript><link rel="stylesheet" href="${stylesAddress}"></noscript>`,
  ].join('');
  const data = [
    jsonScript('shop-config', page.publicConfig),
    jsonScript('initial-data', screen.data),
    `<script data-app="${parts.app}" data-parts="${parts.parts.join(' ')}" data-styles="${stylesAddress}">${inlineScripts.startApplication}</script>`,
  ].join('');
  // Replacer functions, because `$&` in a replacement string would be interpreted.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${location.locale}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen.html}</div>${data}`);
}
