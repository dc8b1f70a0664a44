/** Every kind of answer the server gives, with what its headers must say. */
export type ResponseKind = {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  readonly type: RegExp;
  readonly cache: RegExp;
};

const page = /^text\/html; charset=utf-8$/;
const json = /^application\/json/;
const problem = /^application\/(problem\+)?json/;
const script = /^(text|application)\/javascript/;
const asksAgain = /^no-cache$/;
const never = /^no-store$/;
const forEver = /^public, max-age=31536000, immutable$/;
const forAMonth = /^public, max-age=2592000\b/;
const forAMinute = /^public, max-age=60$/;

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const question: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ __typename }' }),
};

type Paths = {
  /** A built script, a picture of the CDN, and the page of a product. */
  readonly script: string;
  readonly picture: string;
  readonly product: string;
};

export function responseKinds({ script: built, picture, product }: Paths): readonly ResponseKind[] {
  const openid = '/realms/kkumim/protocol/openid-connect';
  const resized = `/api/v1/image-resize/s?image_url=${encodeURIComponent(picture)}`;
  return [
    { name: 'the main page', path: '/main', status: 200, type: page, cache: asksAgain },
    { name: 'a product', path: product, status: 200, type: page, cache: asksAgain },
    { name: 'an address that leads nowhere', path: '/no/such', status: 404, type: page, cache: asksAgain },
    { name: 'the shell', path: '/index.html', status: 200, type: page, cache: asksAgain },
    { name: 'the service worker', path: '/sw.js', status: 200, type: script, cache: asksAgain },
    {
      name: 'the manifest',
      path: '/manifest.webmanifest',
      status: 200,
      type: /^application\/manifest\+json/,
      cache: asksAgain,
    },
    { name: 'a built script', path: built, status: 200, type: script, cache: forEver },
    { name: 'an icon', path: '/favicon.svg', status: 200, type: /^image\/svg\+xml/, cache: asksAgain },
    {
      name: 'a missing built script',
      path: '/assets/gone-1234.js',
      status: 404,
      type: problem,
      cache: never,
    },
    { name: 'a missing file', path: '/no/such/file.png', status: 404, type: problem, cache: never },
    { name: 'the public configuration', path: '/api/v1/config', status: 200, type: json, cache: forAMinute },
    { name: 'a missing resource', path: '/api/v1/nothing', status: 404, type: problem, cache: never },
    { name: 'a picture', path: `/cdn${picture}`, status: 200, type: /^image\//, cache: forAMonth },
    { name: 'a resized picture', path: resized, status: 200, type: /^image\//, cache: forAMonth },
    { name: 'data', path: '/v1/graphql', init: question, status: 200, type: json, cache: never },
    {
      name: 'a refused sign-in',
      path: `${openid}/token`,
      init: form({}),
      status: 401,
      type: json,
      cache: never,
    },
    { name: 'a refused profile', path: `${openid}/userinfo`, status: 401, type: json, cache: never },
    { name: 'the sign of life', path: '/healthz', status: 200, type: json, cache: never },
    { name: 'rules for robots', path: '/robots.txt', status: 200, type: /^text\/plain/, cache: /./ },
    { name: 'the map of the shop', path: '/sitemap.xml', status: 200, type: /^application\/xml/, cache: /./ },
  ];
}
