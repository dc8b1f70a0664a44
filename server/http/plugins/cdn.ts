import { mkdir } from 'node:fs/promises';
import files from '@fastify/static';
import plugin from 'fastify-plugin';
import { findFileInside } from '#server/images/find-file-inside.ts';
import type { MakeMissingImage } from '#server/images/image-source.ts';
import { sendProblem } from '../problem.ts';

/** Images are immutable: a changed image gets a new name. */
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Headers of every image response: any site may show it, no script in it may run. */
export const imageHeaders = {
  'cache-control': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // An SVG that is opened directly is a document and could run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
} as const;

type Options = { folder: string; makeMissing?: MakeMissingImage | undefined };

/** Serves source images at `/cdn/*` where no CDN is configured. */
export const cdn = plugin(async (app, { folder, makeMissing }: Options) => {
  await mkdir(folder, { recursive: true });
  await app.register(async (scope) => {
    // A symbolic link in the folder must not publish files outside of it, for instance a key.
    scope.addHook<{ Params: { '*': string } }>('onRequest', async ({ params }, reply) => {
      const path = params['*'];
      if (await findFileInside(folder, path)) return;
      if (!(await makeMissing?.(`/${path}`))) return sendProblem(reply, 'NOT_FOUND');
    });
    await scope.register(files, {
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
