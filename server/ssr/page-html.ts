import type { RenderedPage } from '#src/shared/ssr.ts';
import type { AppParts } from './build-parts.ts';
import { criticalStyles } from './critical-styles.ts';
import { headHtml } from './head-html.ts';
import { inlineJson } from './inline-json.ts';

/** What the build has made. */
export type Built = {
  /** The built `index.html`. */
  readonly template: string;
  /** All of the style sheet. */
  readonly styles: string;
  readonly stylesAddress: string;
};

type Page = {
  readonly screen: RenderedPage;
  readonly place: { readonly origin: string | null; readonly href: string; readonly locale: 'ko' | 'en' };
  readonly parts: AppParts;
  readonly starter: string;
  readonly publicConfig: unknown;
};

const description = /<meta name="description" content="([^"]*)"[^>]*>/;
/** The application and its styles as the build links them: both come after the first screen has been painted. */
const startsAtOnce =
  /<title>.*?<\/title>|<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/gs;

/** The built page with a first screen in it. */
export function pageHtml({ template, styles, stylesAddress }: Built, page: Page): string {
  const { screen, place, parts, starter } = page;
  const shop = description.exec(template)?.[1] ?? '';
  const bare = template.replace(startsAtOnce, '').replace(description, '').replace(/>\s+</g, '><');
  const head = [
    headHtml(screen.head, place, shop),
    screen.preloads,
    `<style>${criticalStyles(styles, screen.html)}</style>`,
    `<noscript><link rel="stylesheet" href="${stylesAddress}"></noscript>`,
  ].join('');
  const data = [
    inlineJson('shop-config', page.publicConfig),
    inlineJson('initial-data', screen.data),
    `<script data-app="${parts.app}" data-parts="${parts.parts.join(' ')}" data-styles="${stylesAddress}">${starter}</script>`,
  ].join('');
  // Functions, because `$&` in a value must not mean anything.
  return bare
    .replace(/<html lang="[^"]*"/, () => `<html lang="${place.locale}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen.html}</div>${data}`);
}
