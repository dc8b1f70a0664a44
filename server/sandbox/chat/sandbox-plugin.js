// Answers in the demo shop where the plugin of ChannelTalk answers elsewhere: the same calls, and a window that sends nothing.
(() => {
  const texts = {
    ko: {
      title: '채팅 상담',
      hours: '평일 10:00~19:00 (점심 12:30~14:00), 주말·공휴일 휴무',
      hello: (name) => (name ? `${name}님, 무엇을 도와드릴까요?` : '안녕하세요, 무엇을 도와드릴까요?'),
      answer: '메시지를 잘 받았어요. 데모 상담 창이라 실제로 전송되지는 않아요.',
      message: '메시지',
      send: '보내기',
      close: '상담 창 닫기',
    },
    en: {
      title: 'Chat with us',
      hours: 'Weekdays 10:00–19:00 (lunch 12:30–14:00), closed on weekends and holidays',
      hello: (name) => (name ? `Hello ${name}, how can we help?` : 'Hello, how can we help?'),
      answer: 'We have your message. This is a demo window, so it is not really sent.',
      message: 'Message',
      send: 'Send',
      close: 'Close the chat',
    },
  };
  const style = `
    .sandbox-chat { position: fixed; inset: auto 12px 12px auto; box-sizing: border-box; inline-size: min(360px, 100% - 24px);
      block-size: min(520px, 100dvh - 24px); display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); overflow: hidden; margin: 0; padding: 0;
      border: 1px solid rgb(231 230 226); border-radius: 20px; background: rgb(255 255 255); color: rgb(23 23 26);
      box-shadow: 0 8px 28px rgb(23 23 26 / 14%); font-size: 15px; line-height: 22px; }
    .sandbox-chat-head { display: grid; grid-template-columns: minmax(0, 1fr) auto; padding: 12px 8px 12px 20px; border-block-end: 1px solid rgb(231 230 226); }
    .sandbox-chat h2 { margin: 0; font-size: 17px; line-height: 24px; font-weight: 700; }
    .sandbox-chat-head p { margin: 2px 0 0; color: rgb(107 107 117); font-size: 12px; line-height: 16px; }
    .sandbox-chat button { min-inline-size: 44px; min-block-size: 44px; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
    .sandbox-chat ol { list-style: none; margin: 0; padding: 16px 20px; overflow-y: auto; display: grid; gap: 8px; align-content: start; background: rgb(246 245 242); }
    .sandbox-chat li { max-inline-size: 85%; padding: 8px 12px; border-radius: 12px; background: rgb(255 255 255); overflow-wrap: anywhere; white-space: pre-wrap; }
    .sandbox-chat li[data-own] { justify-self: end; background: rgb(23 23 26); color: rgb(255 255 255); }
    .sandbox-chat form { display: flex; gap: 4px; padding: 8px 8px 8px 12px; border-block-start: 1px solid rgb(231 230 226); }
    .sandbox-chat input { flex: 1; min-inline-size: 0; min-block-size: 44px; padding-inline: 12px; border: 1px solid rgb(107 107 117); border-radius: 12px; background: none; color: inherit; font: inherit; font-size: 16px; }
    .sandbox-chat form button { font-weight: 600; }
  `;

  let options = null;
  let user = null;
  let page = null;
  let messenger = null;
  let returnFocus = null;

  const textsOf = () => texts[options?.language === 'en' ? 'en' : 'ko'];

  const add = (parent, name, attributes = {}, content = '') => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = content;
    parent.append(element);
    return element;
  };

  function createWindow() {
    const text = textsOf();
    const root = add(document.body, 'section', {
      class: 'sandbox-chat',
      role: 'dialog',
      'aria-label': text.title,
      lang: options.language === 'en' ? 'en' : 'ko',
      style: `z-index: ${options.zIndex ?? 100}`,
    });
    add(root, 'style', {}, style);
    const header = add(root, 'div', { class: 'sandbox-chat-head' });
    const heading = add(header, 'div');
    add(heading, 'h2', {}, text.title);
    add(heading, 'p', {}, text.hours);
    add(header, 'button', { type: 'button', 'aria-label': text.close }, '✕').onclick = hide;
    const list = add(root, 'ol', { 'aria-live': 'polite', tabindex: '0', 'aria-label': text.title });
    add(list, 'li', {}, text.hello(user?.profile?.name));
    const form = add(root, 'form');
    const input = add(form, 'input', { 'aria-label': text.message, maxlength: '1000', autocomplete: 'off' });
    add(form, 'button', { type: 'submit' }, text.send);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (!input.value.trim()) return;
      add(list, 'li', { 'data-own': '' }, input.value.trim());
      add(list, 'li', {}, text.answer).scrollIntoView({ block: 'end' });
      input.value = '';
    };
    root.onkeydown = ({ key }) => {
      if (key === 'Escape') hide();
    };
    return root;
  }

  function show() {
    if (!options) return;
    returnFocus = document.activeElement;
    messenger ??= createWindow();
    document.body.append(messenger);
    messenger.querySelector('input').focus();
  }

  function hide() {
    // What was written is still in it.
    messenger?.remove();
    returnFocus?.focus?.();
  }

  function shutdown() {
    messenger?.remove();
    messenger = null;
    options = null;
    user = null;
    page = null;
  }

  async function boot(given, callback) {
    shutdown();
    options = given;
    const { pluginKey, memberId, memberHash, profile, unsubscribeEmail, unsubscribeTexting } = given;
    const response = await fetch('/dev/chat-boot', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pluginKey, memberId, memberHash }),
    }).catch(() => null);
    // Shut down or booted again meanwhile.
    if (options !== given) return;
    if (!response?.ok) {
      shutdown();
      callback?.(new Error('The chat service refused the member.'), null);
      return;
    }
    user = { memberId, profile, unsubscribeEmail, unsubscribeTexting };
    callback?.(null, user);
  }

  const calls = {
    boot,
    shutdown,
    showMessenger: show,
    hideMessenger: hide,
    setPage: (name) => {
      page = name;
    },
    track: () => {},
    updateUser: (changes, callback) => {
      if (user) Object.assign(user, changes);
      if (options && changes.language) options.language = changes.language;
      callback?.(null, user);
    },
  };

  const queued = window.ChannelIO?.q ?? [];
  window.ChannelIO = (name, ...values) => calls[name]?.(...values);
  // What it knows, for tests and the curious.
  window.ChannelIO.describe = () => ({ user, page, isShown: Boolean(messenger?.isConnected) });
  for (const [name, ...values] of queued) window.ChannelIO(name, ...values);
})();
