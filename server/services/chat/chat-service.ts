import { createHmac } from 'node:crypto';

export type ChatSettings = {
  readonly pluginKey: string;
  /** Signs the ids of members, so that nobody speaks for another one. */
  readonly memberSecret: Buffer;
  readonly scriptUrl: string;
};

/** Where the demo shop serves a plugin of its own. */
export const localPluginPath = '/dev/chat-plugin.js';

/** By which the chat service knows that a member's id came from this server. */
export function memberHash({ memberSecret }: ChatSettings, memberId: string): string {
  return createHmac('sha256', memberSecret).update(memberId).digest('hex');
}
