import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import { networkOf } from '#server/platform/network/client-ip.ts';
import { type CompressedPage, compressPage, sendPage } from './compressed-page.ts';

/** The description of `/api/v1`, made from the schemas of the routes. */
export const openapi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'kkumim',
        version: '1',
        description: 'What the storefront needs beside the data service.',
      },
    },
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema-${index}`),
    },
  });
});

/** Registered after the limits. The description is made once at the start: it takes 10 to 20 ms of the main thread. */
export const openapiRoute = plugin(async (app) => {
  let page: Promise<CompressedPage>;
  app.addHook('onReady', async () => {
    page = compressPage(JSON.stringify(app.swagger()), 9);
    await page;
  });
  app.get(
    '/api/v1/openapi.json',
    {
      schema: {
        summary: 'This description',
        tags: ['service'],
        response: { 200: { type: 'object', additionalProperties: true } },
      },
      config: { rateLimit: { max: 60, timeWindow: 60_000, keyGenerator: networkOf } },
    },
    async (request, reply) =>
      sendPage(request, reply, { page: await page, status: 200, vary: [], type: 'application/json' }),
  );
});
