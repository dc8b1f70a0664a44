import { createHmac } from 'node:crypto';

export type ChatSettings = {
  readonly pluginKey: string;
  /** Signs the ids of members, so that nobody speaks for another one. */
  readonly memberSecret: Buffer;
  readonly scriptUrl: string;
};

/** The path at which the demo shop serves a plugin of its own. */
export const sandboxPluginPath = '/dev/chat-plugin.js';

/** Proves to the chat service that a member's id came from this server. */
export function memberHash({ memberSecret }: ChatSettings, memberId: string): string {
  return createHmac('sha256', memberSecret).update(memberId).digest('hex');
}
