import type { RegisteredRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { isVisitor, type Viewer } from '#src/session/viewer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { textOf } from '#src/shared/parse.ts';
import { withResolvers } from '#src/shared/with-resolvers.ts';
import { callPlugin, loadPlugin } from './channel-plugin.ts';
import { rememberChat } from './remembered-chat.ts';

type Profile = ResponseOf<'GET /me/chat-profile'>;

type Boot = { readonly viewer: Viewer; readonly succeeded: Promise<boolean> };

/** Milliseconds that the chat service has to answer. */
const bootTimeoutMs = 10_000;
/** Above the tab bar and the toasts. */
const zIndex = 100;

let current: Boot | null = null;
let isSubscribed = false;

/**
 * Shows the messenger to the current viewer. @param beforeShow closes what would cover it
 *
 * @returns false if the chat service cannot be reached; nothing is shown then
 */
export async function openChat(router: RegisteredRouter, beforeShow = () => {}): Promise<boolean> {
  const isBooted = current?.viewer === router.options.context.session.viewer();
  if (!(await bootChat(router))) return false;
  if (isBooted) void updateUser(router);
  rememberChat(true);
  beforeShow();
  // The element that covers it gives the focus back first.
  requestAnimationFrame(() => callPlugin('showMessenger'));
  return true;
}

/** Boots the plugin for the current viewer, unless it is. */
export function bootChat(router: RegisteredRouter): Promise<boolean> {
  const viewer = router.options.context.session.viewer();
  if (current?.viewer === viewer) return current.succeeded;
  subscribeOnce(router);
  const boot: Boot = { viewer, succeeded: bootAs(router, viewer, () => current === boot) };
  current = boot;
  void boot.succeeded.then((isBooted) => {
    if (!isBooted && current === boot) current = null;
  });
  return boot.succeeded;
}

async function bootAs(router: RegisteredRouter, viewer: Viewer, isCurrent: () => boolean): Promise<boolean> {
  const { chat } = router.options.context.config;
  if (!chat) return false;
  try {
    const [profile] = await Promise.all([
      readProfile(router, viewer),
      loadPlugin(textOf(chat.script_url) ?? ''),
    ]);
    if (!isCurrent()) return false;
    await callBoot({
      pluginKey: textOf(chat.plugin_key) ?? '',
      hideChannelButtonOnBoot: true,
      zIndex,
      language: router.options.context.i18n.locale,
      ...profile,
    });
  } catch {
    return false;
  }
  // Somebody signed out meanwhile: the next boot is theirs.
  if (!isCurrent()) return false;
  sendPage(router);
  return true;
}

function callBoot(options: object): Promise<void> {
  const { promise, resolve, reject } = withResolvers<void>();
  setTimeout(reject, bootTimeoutMs);
  callPlugin('boot', options, (error) => (error ? reject(error) : resolve()));
  return promise;
}

/** Rejects for a member whom the server does not vouch for: they would speak as a visitor. */
async function readProfile(router: RegisteredRouter, viewer: Viewer): Promise<object> {
  if (isVisitor(viewer)) return {};
  const outcome = await callApi(router.options.context, 'GET /me/chat-profile');
  if (outcome.kind !== 'ok') throw new Error(`The profile was ${outcome.kind}.`);
  const { member_id: memberId, member_hash: memberHash, name, email } = outcome.body;
  return { memberId, memberHash, profile: { name, email }, ...consentsIn(outcome.body) };
}

const consentsIn = (profile: Profile) => ({
  unsubscribeEmail: profile.unsubscribe_email,
  unsubscribeTexting: profile.unsubscribe_texting,
});

/** The language and the consents may have changed since the boot. */
async function updateUser(router: RegisteredRouter): Promise<void> {
  const { session, i18n } = router.options.context;
  const viewer = session.viewer();
  if (isVisitor(viewer)) return callPlugin('updateUser', { language: i18n.locale });
  const outcome = await callApi(router.options.context, 'GET /me/chat-profile');
  if (outcome.kind !== 'ok' || session.viewer() !== viewer) return;
  callPlugin('updateUser', { language: i18n.locale, ...consentsIn(outcome.body) });
}

function subscribeOnce(router: RegisteredRouter): void {
  if (isSubscribed) return;
  isSubscribed = true;
  router.options.context.session.subscribe(shutdown);
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged && current) sendPage(router);
  });
}

/** The next viewer must not see what the last one wrote. */
function shutdown(): void {
  current = null;
  rememberChat(false);
  callPlugin('shutdown');
}

/** The pattern of the address: ids of orders are nobody's business. */
function sendPage(router: RegisteredRouter): void {
  const page = router.state.matches.at(-1)?.fullPath ?? '/';
  callPlugin('setPage', page);
  callPlugin('track', 'PageView', { page });
}
