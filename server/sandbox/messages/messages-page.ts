import type { FastifyPluginAsync } from 'fastify';
import { type Html, html, trustedHtml } from '#server/platform/html.ts';
import { type Locale, pickLocale } from '#src/shared/locale.ts';
import { listSandboxMessages, type SandboxMessage } from './sandbox-messages.ts';

export const messagesPath = '/dev/messages';

/** Shows the operator of a demo shop what it would have sent. */
export const messagesPage: FastifyPluginAsync = async (app) => {
  app.get(messagesPath, { schema: { hide: true } }, async (request, reply) => {
    const locale = pickLocale(null, request.headers['accept-language']);
    const headers = { 'cache-control': 'no-store', vary: 'accept-language', 'x-robots-tag': 'noindex' };
    reply.headers(headers).type('text/html; charset=utf-8');
    return String(renderPage(locale, await listSandboxMessages(app.pool)));
  });
};

const texts = {
  ko: {
    title: '보낸 메시지',
    lead: '데모에서는 이메일과 문자를 실제로 보내지 않고 여기에 모아 둡니다. 최근 200건까지 보관합니다.',
    empty: '아직 보낸 메시지가 없습니다.',
    reload: '새로고침',
    channels: { email: '이메일', sms: '문자' },
  },
  en: {
    title: 'Sent messages',
    lead: 'The demo shop sends no emails or text messages; they are kept here instead, the latest 200.',
    empty: 'Nothing has been sent yet.',
    reload: 'Reload',
    channels: { email: 'Email', sms: 'Text message' },
  },
} as const;

const style = trustedHtml(`
  :root { color-scheme: light dark; --line: light-dark(rgb(231 230 226), rgb(64 64 70)); --muted: light-dark(rgb(107 107 117), rgb(170 170 178)); }
  body { margin: 0 auto; padding: 32px 16px 64px; max-inline-size: 640px; font: 15px/22px system-ui, "Noto Sans KR", sans-serif;
    background: light-dark(rgb(246 245 242), rgb(23 23 26)); color: light-dark(rgb(23 23 26), rgb(246 245 242)); }
  h1 { margin: 0; font-size: 24px; line-height: 32px; }
  header p, .meta { color: var(--muted); }
  header a { color: inherit; display: inline-block; padding-block: 11px; }
  ol { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px; }
  li { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: light-dark(rgb(255 255 255), rgb(32 32 36)); }
  h2 { margin: 8px 0 0; font-size: 17px; line-height: 24px; overflow-wrap: anywhere; }
  .meta { margin: 0; font-size: 13px; line-height: 18px; display: flex; flex-wrap: wrap; gap: 4px 12px; overflow-wrap: anywhere; }
  pre { margin: 8px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`);

function renderPage(locale: Locale, messages: readonly SandboxMessage[]): Html {
  const text = texts[locale];
  const list = messages.map((message) => html`${renderMessage(locale, message)}\n`);
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${text.title}</h1><p>${text.lead}</p><a href="${messagesPath}">${text.reload}</a></header>
<main>${messages.length > 0 ? html`<ol>\n${list}</ol>` : html`<p>${text.empty}</p>`}</main>
</body>
</html>
`;
}

function renderMessage(locale: Locale, message: SandboxMessage): Html {
  const { channel, kind, recipient, subject, text, sentAt } = message;
  const time = sentAt.toLocaleString(locale, {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const meta = [texts[locale].channels[channel], recipient, kind].map((part) => html`<span>${part}</span>`);
  const heading = subject === null ? null : html`<h2>${subject}</h2>`;
  return html`<li><p class="meta">${meta}<time datetime="${sentAt.toISOString()}">${time}</time></p>${heading}<pre lang="${message.locale}">${text}</pre></li>`;
}
