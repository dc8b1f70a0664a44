/** A notification as the browser shows it, and the number on the icon of the installed shop. */
export type ShownMessage = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly href: string } };
  /** `null`: stays as it is. */
  readonly badge: number | null;
};

const look = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-96.png' } as const;

const unreadable = {
  ko: { title: '꾸밈', body: '새로운 소식이 있어요.' },
  en: { title: 'kkumim', body: 'There is news for you.' },
} as const;

/**
 * Reads a declarative message (`web_push: 8030`). What cannot be read still shows something: a browser takes the
 * permission from a shop that is called and stays silent.
 */
export function readPushMessage(text: string | null, language: string): ShownMessage {
  const notification = parse(text);
  if (!notification) {
    const { title, body } = unreadable[language.startsWith('en') ? 'en' : 'ko'];
    return { title, options: { ...look, body, data: { href: '/mypage/notification' } }, badge: null };
  }
  const { title, body, lang, tag, navigate, app_badge } = notification;
  return {
    title: String(title),
    options: {
      ...look,
      data: { href: typeof navigate === 'string' ? navigate : '/main' },
      ...(typeof body === 'string' && { body }),
      ...(typeof lang === 'string' && { lang }),
      ...(typeof tag === 'string' && { tag }),
    },
    badge: readBadge(app_badge),
  };
}

function parse(text: string | null): Record<string, unknown> | null {
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
