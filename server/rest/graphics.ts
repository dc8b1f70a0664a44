import type { FastifyPluginAsync } from 'fastify';
import * as contracts from '#src/shared/contracts/graphics.ts';
import { submitGraphic } from '../graphics/submit-graphic.ts';
import { addRoute } from './add-route.ts';
import { refuse } from './problem.ts';

const codes = {
  'not-an-artist': 'NO_ACCESS',
  'image-not-found': 'IMAGE_NOT_FOUND',
  'too-many': 'GRAPHIC_LIMIT',
} as const;

/** What artists bring to the shop. */
export const graphicRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.submitGraphic, async ({ transaction, memberId, body }) => {
    const submitted = await submitGraphic(transaction, memberId, body);
    return submitted.ok ? submitted.value : refuse(codes[submitted.problem]);
  });
};
