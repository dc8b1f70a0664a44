import { randomBytes } from 'node:crypto';
import { type ChatSettings, sandboxPluginPath } from '#server/services/chat/chat-service.ts';
import type { Config } from './config.ts';
import { isLocalDemo } from './local-demo.ts';

/** The plugin that the demo shop serves by itself. */
const sandboxChat: ChatSettings = {
  pluginKey: 'local-demo',
  memberSecret: randomBytes(32),
  scriptUrl: sandboxPluginPath,
};

export const isSandboxChat = (config: Config): boolean => !config.chat && isLocalDemo(config);

/** Null: the chat is hidden. */
export function chatSettings(config: Config): ChatSettings | null {
  return config.chat ?? (isSandboxChat(config) ? sandboxChat : null);
}

type Sources = Readonly<Record<'script' | 'image' | 'connect' | 'font' | 'frame', readonly string[]>>;

const noSources: Sources = { script: [], image: [], connect: [], font: [], frame: [] };

/** The sources that the plugin of ChannelTalk loads and calls. The sandbox needs nothing but this server. */
export function chatSources({ chat }: Config): Sources {
  if (!chat) return noSources;
  const service = 'https://*.channel.io';
  return {
    // It loads more scripts from where it is itself.
    script: [new URL(chat.scriptUrl).origin],
    image: [service],
    connect: [service, 'wss://*.channel.io'],
    font: [service],
    frame: [service],
  };
}
