// Opens the payment window: over the shop's page, or in its place on a phone.

export function isPhone() {
  return /Mobi|Android/i.test(navigator.userAgent);
}

export async function openSession(path, request) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return response.ok
    ? { ok: true, ...(await response.json()) }
    : { ok: false, code: (await failure(response)).code };
}

const failure = (response) => response.json().catch(() => ({ code: 'UNREACHABLE' }));

/** @returns what the window says at its end, or null when it is shut without a result */
export function showFrame(url) {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '결제');
  dialog.style.cssText =
    'inline-size: min(480px, 100%); block-size: min(800px, 100dvh); max-inline-size: none; max-block-size: none; margin: auto; padding: 0; border: 0; border-radius: 16px; overflow: hidden; background: light-dark(rgb(255 255 255), rgb(32 32 36));';
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = '결제';
  frame.style.cssText = 'inline-size: 100%; block-size: calc(100% - 44px); border: 0; display: block;';
  dialog.append(closeButton(dialog), frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const finish = (result) => {
      window.removeEventListener('message', onMessage);
      dialog.remove();
      resolve(result);
    };
    const onMessage = ({ source, origin, data }) => {
      if (source === frame.contentWindow && origin === location.origin && data?.type === 'sandbox-payment')
        finish(data.result);
    };
    window.addEventListener('message', onMessage);
    dialog.addEventListener('close', () => finish(null));
  });
}

/** It has the focus at first, so that Escape shuts the window: a frame keeps its keys to itself. */
function closeButton(dialog) {
  const button = document.createElement('button');
  button.type = 'button';
  button.autofocus = true;
  button.ariaLabel = '결제창 닫기';
  button.textContent = '✕';
  button.style.cssText =
    'display: block; margin-inline-start: auto; inline-size: 44px; block-size: 44px; border: 0; background: none; color: inherit; font: inherit; outline-offset: -6px; cursor: pointer;';
  button.addEventListener('click', () => dialog.close());
  return button;
}
