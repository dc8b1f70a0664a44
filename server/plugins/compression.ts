import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/** For answers made on request. Built files and the page are compressed once, at the highest quality, elsewhere. */
export const compression = plugin(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Quality 11, the default, takes 50 times as long for a tenth fewer bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
});
