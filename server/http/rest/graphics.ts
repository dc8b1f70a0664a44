import type { FastifyPluginAsync } from 'fastify';
import type { GraphicAnalysis } from '#server/catalogue/graphics/graphic-analysis.ts';
import { submitGraphic } from '#server/catalogue/graphics/submit-graphic.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/graphics.ts';
import { addRoute } from './add-route.ts';
import { imageCodes } from './images.ts';

const codes = {
  'not-an-artist': 'NO_ACCESS',
  'image-not-found': 'IMAGE_NOT_FOUND',
  'too-many': 'GRAPHIC_LIMIT',
} as const;

/** The graphics that artists bring to the shop, and how they can be made. */
export const graphicRoutes: FastifyPluginAsync<{ traits: GraphicAnalysis }> = async (app, { traits }) => {
  addRoute(app, contracts.submitGraphic, async ({ transaction, memberId, body }) => {
    const submitted = await submitGraphic(transaction, memberId, body);
    return submitted.ok ? submitted.value : refuse(codes[submitted.problem]);
  });

  addRoute(app, contracts.readGraphicTraits, async ({ params }, reply) => {
    const read = await traits.read(params.id);
    if (!read.ok) return refuse(read.problem === 'not-in-the-shop' ? 'NOT_FOUND' : imageCodes[read.problem]);
    reply.header('cache-control', 'public, max-age=3600');
    return read.value;
  });
};
