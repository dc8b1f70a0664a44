/** The arguments of `showNotification`, and the number on the icon of the installed shop. */
export type ShownMessage = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly href: string } };
  /** `null`: the number does not change. */
  readonly badge: number | null;
};

const images = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-96.png' } as const;

const fallbackTexts = {
  ko: { title: '꾸밈', body: '새로운 소식이 있어요.' },
  en: { title: 'kkumim', body: 'There is news for you.' },
} as const;

/**
 * Reads a declarative web push message (`web_push: 8030`). Returns a general text when the message is malformed, because
 * browsers revoke the permission of sites that receive a push and show nothing.
 */
export function readPushMessage(text: string | null, language: string): ShownMessage {
  const notification = parseNotification(text);
  if (!notification) {
    const { title, body } = fallbackTexts[language.startsWith('en') ? 'en' : 'ko'];
    return { title, options: { ...images, body, data: { href: '/mypage/notification' } }, badge: null };
  }
  const { title, body, lang, tag, navigate, app_badge } = notification;
  return {
    title: String(title),
    options: {
      ...images,
      data: { href: typeof navigate === 'string' ? navigate : '/main' },
      ...(typeof body === 'string' && { body }),
      ...(typeof lang === 'string' && { lang }),
      ...(typeof tag === 'string' && { tag }),
    },
    badge: readBadge(app_badge),
  };
}

function parseNotification(text: string | null): Record<string, unknown> | null {
  try {
    const message = JSON.parse(text ?? '');
    const { notification } = message;
    return message.web_push === 8030 && typeof notification.title === 'string' ? notification : null;
  } catch {
    return null;
  }
}

function readBadge(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
