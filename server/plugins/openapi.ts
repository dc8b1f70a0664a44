import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';

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
  app.get(
    '/api/v1/openapi.json',
    {
      schema: {
        summary: 'This description',
        tags: ['service'],
        response: { 200: { type: 'object', additionalProperties: true } },
      },
    },
    async () => app.swagger(),
  );
});
