import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '#server/platform/refusal.ts';
import { readChatProfile } from '#server/services/chat/chat-profile.ts';
import type { ChatSettings } from '#server/services/chat/chat-service.ts';
import { memberHash } from '#server/services/chat/chat-service.ts';
import * as contracts from '#src/shared/contracts/chat.ts';
import { addRoute } from './add-route.ts';

export const chatRoutes: FastifyPluginAsync<{ chat: ChatSettings | null }> = async (app, { chat }) => {
  addRoute(app, contracts.readChatProfile, async ({ memberId }) => {
    const profile = chat && (await readChatProfile(app.pool, memberId));
    if (!profile) return refuse('NOT_FOUND');
    return {
      member_id: memberId,
      member_hash: memberHash(chat, memberId),
      name: profile.name,
      email: profile.email,
      unsubscribe_email: !profile.acceptsEmail,
      unsubscribe_texting: !profile.acceptsTexts,
    };
  });
};
