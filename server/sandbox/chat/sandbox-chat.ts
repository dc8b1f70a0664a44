import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { type ChatSettings, memberHash, sandboxPluginPath } from '#server/services/chat/chat-service.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';

/** Stands in for the chat service in the demo shop: its script, and the check of a member's hash as the service makes it. */
export const sandboxChat: FastifyPluginAsync<{ chat: ChatSettings | null }> = async (app, { chat }) => {
  const script = await readFile(new URL('sandbox-plugin.js', import.meta.url));
  app.get(sandboxPluginPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8').send(script),
  );
  app.post('/dev/chat-boot', { schema: { hide: true } }, async (request, reply) => {
    const { pluginKey, memberId, memberHash: given = '' } = fieldsOf(request.body) ?? {};
    const expected = chat && memberHash(chat, String(memberId));
    const isRight =
      pluginKey === chat?.pluginKey && (memberId === undefined || isEqual(expected, textOf(given)));
    return reply
      .headers({ 'cache-control': 'no-store' })
      .code(isRight ? 204 : 403)
      .send();
  });
};

function isEqual(expected: string | null, given: string | undefined): boolean {
  const [one, other] = [Buffer.from(expected ?? ''), Buffer.from(given ?? '')];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
