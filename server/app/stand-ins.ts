import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chatSettings, isSandboxChat } from '#server/config/choose-chat.ts';
import type { Config } from '#server/config/config.ts';
import { isLocalDemo } from '#server/config/local-demo.ts';
import { cdn } from '#server/http/plugins/cdn.ts';
import { sandboxProxy } from '#server/http/plugins/sandbox-proxy.ts';
import type { Social } from '#server/identity/social/social.ts';
import type { MakeMissingImage } from '#server/images/image-source.ts';
import { sandboxChat } from '#server/sandbox/chat/sandbox-chat.ts';
import { messagesPage } from '#server/sandbox/messages/messages-page.ts';
import { sandboxSocialPath } from '#server/sandbox/social/addresses.ts';
import type { SandboxAddress } from './adapters/open-payment-gateway.ts';

type StandInParts = {
  readonly config: Config;
  /** Draws a picture of the demo shop that is not drawn yet. */
  readonly makeMissingImage?: MakeMissingImage | undefined;
  /** The gateway of a shop that is paid for practice. */
  readonly sandbox?: SandboxAddress | null;
};

/** Registers what plays the outside on this server: files, messages, payments, sign-in and chat. */
export async function registerStandIns(app: FastifyInstance, parts: StandInParts, social: Social) {
  const { config, sandbox } = parts;
  if (config.cdnUrl === '/cdn') {
    const folder = join(config.dataDirectory, 'cdn');
    await app.register(cdn, { folder, makeMissing: parts.makeMissingImage });
  }
  if (isLocalDemo(config)) await app.register(messagesPage);
  if (sandbox) {
    const findAddress = async () => sandbox.address;
    await app.register(sandboxProxy, { path: '/sandbox/', findAddress, isFramed: true });
  }
  if (social.findSandbox) {
    await app.register(sandboxProxy, { path: `${sandboxSocialPath}/`, findAddress: social.findSandbox });
  }
  if (isSandboxChat(config)) await app.register(sandboxChat, { chat: chatSettings(config) });
}
