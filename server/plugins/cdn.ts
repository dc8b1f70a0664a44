import { mkdir } from 'node:fs/promises';
import files from '@fastify/static';
import plugin from 'fastify-plugin';
import { findFileInside } from '../images/find-file-inside.ts';
import { sendProblem } from '../rest/problem.ts';

/** Seconds. A picture keeps its name for ever: a new one gets a new name. */
const pictureLifetime = 30 * 24 * 60 * 60;

/** Headers of every answer that is a picture: any page may show it, nothing in it may run. */
export const imageHeaders = {
  'cache-control': `public, max-age=${pictureLifetime}, stale-while-revalidate=${pictureLifetime}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // An SVG opened by itself is a document.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

/** Original pictures at `/cdn/*`, the stand-in for a CDN. */
export const cdn = plugin(async (app, { folder }: { folder: string }) => {
  await mkdir(folder, { recursive: true });
  await app.register(async (pictures) => {
    // A link in a folder that an operator fills must not publish what lies beside it, for instance a key.
    pictures.addHook<{ Params: { '*': string } }>('onRequest', async ({ params }, reply) => {
      if (!(await findFileInside(folder, params['*']))) return sendProblem(reply, 'NOT_FOUND');
    });
    await pictures.register(files, {
      root: folder,
      prefix: '/cdn/',
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => {
        reply.headers(imageHeaders);
      },
    });
  });
});
