import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { UploadProblem, Uploads } from '#server/catalogue/uploads/uploads.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import { untilClosed } from '#server/platform/concurrency/until-closed.ts';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import { refuse } from '#server/platform/refusal.ts';
import type { CodeOf } from '#src/shared/contracts/contract.ts';
import * as contracts from '#src/shared/contracts/uploads.ts';
import { imageHeaders } from '../plugins/cdn.ts';
import { sendProblem } from '../problem.ts';
import { addRoute } from './add-route.ts';

const codes = {
  heic: 'UPLOAD_HEIC',
  'wrong-type': 'UPLOAD_TYPE',
  'wrong-dimensions': 'UPLOAD_DIMENSIONS',
  'wrong-dimensions-of-artwork': 'GRAPHIC_DIMENSIONS',
  'not-an-image': 'IMAGE_BROKEN',
  'not-an-artist': 'NO_ACCESS',
  'too-many': 'UPLOAD_LIMIT',
  'too-much-today': 'DAILY_LIMIT',
  'too-much': 'UPLOAD_STORAGE',
  busy: 'OVERLOADED',
} as const satisfies Record<UploadProblem, CodeOf<typeof contracts.createUpload>>;

// A file of 10 MB is in memory from its first byte to the response.
const concurrency = { maxRunning: 16, maxRunningPerKey: 2, maxQueued: 200, queueTimeoutMs: 10_000 };

/** Of whoever may see it; as an image and as nothing else. */
export const sendPrivatePhoto = (reply: FastifyReply, photo: Buffer) =>
  reply
    .header('content-security-policy', imageHeaders['content-security-policy'])
    .type('image/webp')
    .send(photo);

/** Photos of members. */
export const uploadRoutes: FastifyPluginAsync<{ uploads: Uploads }> = async (app, { uploads }) => {
  await app.register(async (scope) => {
    const limit = createConcurrencyLimit(concurrency);
    // Before a byte of the body is read, and after the member is known and counted.
    scope.addHook('preParsing', async (request, reply) => {
      const { promise: isAdmitted, resolve } = Promise.withResolvers<boolean>();
      const signal = untilClosed(reply);
      const closed = new Promise<void>((end) => signal.addEventListener('abort', () => end()));
      const waiting = limit(
        () => {
          resolve(true);
          return closed;
        },
        { key: request.getDecorator<string>('memberId'), signal },
      );
      void waiting.then(({ ok }) => resolve(ok));
      if (!(await isAdmitted)) return void sendProblem(reply, 'OVERLOADED');
    });
    // The bytes say what a file is.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

    addRoute(scope, contracts.createUpload, async ({ memberId, query, body }, reply) => {
      const order = { memberId, purpose: query.purpose, source: body };
      const stored = await uploads.store(order, untilClosed(reply));
      if (!stored.ok) return refuse(codes[stored.problem]);
      const { id, ...photo } = stored.value;
      return { image_id: id, ...photo };
    });
  });

  addRoute(app, contracts.readUpload, async ({ memberId, params }, reply) => {
    const photo = await uploads.read(memberId, params.id);
    if (!photo) return refuse('IMAGE_NOT_FOUND');
    return sendPrivatePhoto(reply, photo);
  });

  repeat(app, {
    everyMs: hourMs,
    task: () => uploads.removeExpired(),
    failure: 'uploads: removing expired ones failed, will retry',
  });
};
