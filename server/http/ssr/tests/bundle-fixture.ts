/** The files of a built storefront that pages can be rendered from. */
export const builtStorefront = {
  'index.html': `<!doctype html><html lang="ko"><head><title>꾸밈</title><link rel="stylesheet" href="/a.css">
    <script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>`,
  'a.css': '',
  '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'a.js' } }),
};

const builtBundle = new URL('../../../../dist-server/ssr.js', import.meta.url);

/**
 * Source of an SSR bundle. Its public pages are those of the built one. `render` is the body of a function that renders
 * `href`; `screen(title)` creates a first screen that contains the number of screens rendered so far.
 */
export const bundleOf = (render: string) => `
  // A process that renders starts sooner without them.
  const isRendering = process.argv[1]?.endsWith('render-child.ts');
  export const publicPages = isRendering ? [] : (await import('${builtBundle}')).publicPages;
  let rendered = 0;
  const head = { description: null, picture: null, sharePicture: null, canonical: '/main', data: [] };
  const shown = { preloads: '', end: '', data: {}, routeId: '/main' };
  const screen = (title) => {
    rendered += 1;
    return { head: { ...head, title }, screen: { ...shown, html: 'rendered: ' + rendered } };
  };
  export const renderPage = async ({ href, queryDataService, readApi }) => { ${render} };
  const route = (path, meta) => ({ path, ssr: false, sitemap: false, preview: false, noindex: false, isDisallowed: false, ...meta });
  export const routes = [
    route('/main', { ssr: true, sitemap: true }),
    route('/login', { ssr: true, noindex: true }),
    route('/search', { noindex: true }),
    route('/product', { ssr: true, sitemap: true }),
    route('/product/$id', { ssr: true, sitemap: true }),
    route('/artist/id', {}),
    route('/artist/id/graphic/$graphicId', {}),
    route('/artist/$name/graphic/$graphicId', { ssr: true, sitemap: true }),
    route('/artist/$name', { ssr: true, sitemap: true }),
    route('/event/$id', { ssr: true, sitemap: true }),
    route('/banner/list', {}),
    route('/banner/$id', { sitemap: true }),
    route('/brand/$id', { ssr: true, sitemap: true }),
    route('/brand/$id/product/$code', {}),
    route('/plan/$id', { ssr: true, sitemap: true }),
    route('/influencer/$id/$feedId', { ssr: true, sitemap: true }),
    route('/influencer/$id', { ssr: true, sitemap: true }),
    route('/maindetail', { ssr: true, noindex: true }),
    route('/review/list', { ssr: true, sitemap: true }),
    route('/review/$id', { ssr: true, sitemap: true }),
    route('/shared/$token', { preview: true, noindex: true }),
    route('/mypage', { isDisallowed: true }),
    route('/mypage/faq', { sitemap: true }),
    route('/mypage/order/$id', { isDisallowed: true }),
    route('/order/$id', { isDisallowed: true }),
  ];
  const patternOf = ({ path }) => new RegExp('^' + path.replaceAll(/\\$(\\w+)/g, '(?<$1>[^/]+)') + '/?$', 'i');
  export const matchRoute = (path) => {
    const route = routes.find((one) => patternOf(one).test(path));
    return route ? { route, params: patternOf(route).exec(path).groups ?? {} } : null;
  };
  const notFoundTitle = { ko: '없어요 | 꾸밈', en: 'Not "found" | 꾸밈' };
  export const renderShell = async ({ shows, path, locale }) => ({
    head: { ...head, canonical: null, title: shows === 'skeleton' ? '꾸밈' : notFoundTitle[locale] },
    screen: { ...shown, data: null, html: shows + ': ' + path },
  });
  export const inlineScripts = { recordEarlyEvents: '', startApplication: '' };
`;
