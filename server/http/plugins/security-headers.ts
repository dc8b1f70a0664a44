import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import { chatSources } from '#server/config/choose-chat.ts';
import { paymentSources } from '#server/config/choose-payment.ts';
import type { Config } from '#server/config/config.ts';
import { kakaoSdk } from '#server/identity/social/kakao-sdk.ts';
import { postcodeSources } from '../postcode-script.ts';
import { socialScripts } from '../social-scripts.ts';

type Options = {
  config: Config;
  /** The scripts that stand in our HTML. They are told by their hashes: a cached page forbids nonces. */
  inlineScripts: readonly string[];
};

/** The sources that Google Tag Manager with Google Analytics loads and calls. Its tags of inline script stay forbidden. */
const tagManagerSources = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The sources that the SDK of KakaoTalk calls, and where it sends a message without the app, in a window of its own. */
const kakaoSources = {
  script: [kakaoSdk.url],
  connect: ['https://kapi.kakao.com'],
  form: ['https://sharer.kakao.com'],
};

const noSources = { script: [], image: [], connect: [], form: [] };

export const securityHeaders = plugin(async (app, { config, inlineScripts }: Options) => {
  const cdn = config.cdnUrl.startsWith('/') ? [] : [new URL(config.cdnUrl).origin];
  const provider = config.identity.kind === 'keycloak' ? [new URL(config.identity.issuer).origin] : [];
  const analytics = config.tagManagerId ? tagManagerSources : noSources;
  const postcode = postcodeSources(config);
  const payment = paymentSources(config);
  const kakao = config.kakaoJavascriptKey ? kakaoSources : noSources;
  const chat = chatSources(config);
  const social = Object.values(socialScripts(config)).filter((url) => !url.startsWith('/'));
  // Made once: to put the policy together for each request costs more than to send it.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...inlineScripts.map(scriptHash),
          ...analytics.script,
          ...kakao.script,
          ...postcode.script,
          ...payment.script,
          ...chat.script,
          ...social,
        ],
        scriptSrcAttr: ["'none'"],
        // Positions and colors of single elements are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...cdn, ...analytics.image, ...chat.image],
        // The service worker fetches pictures itself.
        connectSrc: [
          "'self'",
          ...cdn,
          ...provider,
          ...analytics.connect,
          ...kakao.connect,
          ...payment.connect,
          ...chat.connect,
        ],
        fontSrc: ["'self'", ...chat.font],
        // Kakao's search for addresses, payment windows and the chat open frames of their own.
        frameSrc: ["'self'", ...postcode.frame, ...payment.frame, ...chat.frame],
        mediaSrc: ["'self'", ...chat.frame],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'", ...kakao.form, ...payment.form],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Windows of sign-in providers must be able to answer.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: config.publicOrigin?.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  });
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
});

const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Scripts, styles and fonts, of which a page loads dozens, do without the headers that only documents obey. */
export function removeDocumentHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) reply.raw.removeHeader(name);
}

/** For a script, style sheet or font of the shop, also if it is opened on its own or as a worker. */
export const assetPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
