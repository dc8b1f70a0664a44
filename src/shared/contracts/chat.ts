import { Type } from 'typebox';
import type { Contract } from './contract.ts';

export const readChatProfile = {
  endpoint: 'GET /me/chat-profile',
  summary: 'Who I am for the chat service',
  tag: 'me',
  rateLimit: { max: 60, minutes: 1 },
  responses: {
    200: Type.Object({
      member_id: Type.String(),
      member_hash: Type.String({ description: 'By which the chat service trusts the id' }),
      name: Type.String(),
      email: Type.String(),
      unsubscribe_email: Type.Boolean({ description: 'No consent to advertising by email' }),
      unsubscribe_texting: Type.Boolean({ description: 'No consent to advertising by text message' }),
    }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;
