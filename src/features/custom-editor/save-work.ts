import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { localeText } from '#src/i18n/locale-text.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { writeToTab } from '#src/storage/tab-storage.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import { findAutomaticName, maxNameLength } from './automatic-name.ts';
import { allLayers, findLayer } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';
import { graphicName } from './layer-texts.ts';
import { type LoginStep, loginMark, savedMark, stepMark } from './open-editor.ts';

/** Saves under a name that the member types. */
export async function saveNamed(session: EditorSession, router: RegisteredRouter): Promise<void> {
  const { i18n } = router.options.context;
  const viewerId = await findSaver(session, router, null);
  if (viewerId === null) return;
  const initial = await nameOf(session, router, viewerId);
  const name = await dialogs.prompt({
    message: i18n._(msg`Save to my account`),
    label: i18n._(msg`Name`),
    initial,
  });
  if (name === null) return;
  const line = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (await store(session, router, viewerId, line.slice(0, maxNameLength) || initial))
    showSaved(session, router);
}

/** Saves under the name that the custom has, or else an automatic one. @returns whether it is saved */
export async function saveUnnamed(session: EditorSession, router: RegisteredRouter): Promise<boolean> {
  const viewerId = await findSaver(session, router, 'save');
  if (viewerId === null) return false;
  if (!(await store(session, router, viewerId, await nameOf(session, router, viewerId)))) return false;
  showSaved(session, router);
  return true;
}

/** Saves what is not in the account yet and opens the choice of options, which reads the custom there. */
export async function orderWork(session: EditorSession, router: RegisteredRouter): Promise<void> {
  const { i18n } = router.options.context;
  const later = () => showToast(i18n._(laterMessages[session.where.get()]));
  if (networkStatus.get() === 'offline') return later();
  const viewerId = await findSaver(session, router, 'order');
  if (viewerId === null) return;
  if (session.isUnsaved() || session.where.get() !== 'account') {
    const name = await nameOf(session, router, viewerId);
    if (!(await store(session, router, viewerId, name))) return;
  }
  if (session.where.get() === 'account') session.isOrdering.set(true);
  else later();
}

/** By where the work is while it cannot be ordered. */
const laterMessages = {
  nowhere: msg`You can order once you’re online.`,
  memory: msg`You can order once you’re online. Keep this page open: this device stores nothing.`,
  device: msg`You can order once you’re online. Your design stays on this device.`,
  sending: msg`You can order once you’re online. Your design is saved on this device.`,
  'sending-from-memory': msg`You can order once you’re online. Keep this page open: this device stores nothing.`,
  account: msg`You can order once you’re online. Your design is saved to your account.`,
};

const loginQuestions = {
  save: msg`Saving needs a login. Your design stays here. Go to the login page?`,
  order: msg`Ordering needs a login. Your design stays here. Go to the login page?`,
};

/**
 * The member who the work can be saved for; else says why not, and a visitor may log in.
 * @param step goes on after the login; `null`: the member presses again
 */
async function findSaver(
  session: EditorSession,
  router: RegisteredRouter,
  step: LoginStep | null,
): Promise<string | null> {
  const problem = findProblem(session, router);
  if (problem) {
    showToast(problem);
    return null;
  }
  const { session: signIn, i18n } = router.options.context;
  // It may have ended while somebody worked.
  await signIn.ensureFresh();
  const viewer = signIn.viewer();
  if (!isVisitor(viewer)) return viewer.id;
  if (!(await dialogs.confirm({ message: i18n._(loginQuestions[step ?? 'save']) }))) return null;
  await session.keepDraft(viewer.id);
  writeToTab(loginMark, session.key.get());
  writeToTab(stepMark, step ?? '');
  await router.navigate(loginTarget(router.latestLocation));
  return null;
}

/** The reason why it cannot be saved, or `null`. */
function findProblem(session: EditorSession, router: RegisteredRouter): string | null {
  const { i18n } = router.options.context;
  const { editor } = session;
  if (session.isElsewhere.get()) return i18n._(msg`You’re working on this design in another tab.`);
  const { history, unavailableIds, graphics } = editor.state.get();
  const layers = allLayers(history.present);
  if (layers.length === 0) return i18n._(msg`Add a graphic first.`);
  const gone = layers.find(({ graphicId }) => unavailableIds.has(graphicId) || !graphics.has(graphicId));
  if (!gone) return null;
  const { sideId = '' } = findLayer(history.present, gone.id) ?? {};
  editor.showSide(sideId);
  editor.select(gone.id);
  const name = graphicName(i18n, graphics.get(gone.graphicId));
  return i18n._(msg`“${name}” is no longer sold. Remove it, then save.`);
}

async function nameOf(session: EditorSession, router: RegisteredRouter, viewerId: string): Promise<string> {
  const { client, i18n } = router.options.context;
  const { id, name_ko, name_en } = session.product;
  const name = localeText(i18n.locale === 'en' ? 'en' : 'ko', name_ko, name_en);
  return session.name() ?? findAutomaticName(client, viewerId, { id, name });
}

/** @returns `false`: it was refused, which the outbox has said */
async function store(
  session: EditorSession,
  router: RegisteredRouter,
  viewerId: string,
  name: string,
): Promise<boolean> {
  await session.save(viewerId, name);
  if (savedMessage(session) === null) return false;
  // Who goes back to this entry of the history finds what was saved there, and no empty product.
  writeToTab(savedMark(router.latestLocation), session.customId() ?? '');
  pushEvent({ event: 'custom_save', item_id: session.product.id });
  return true;
}

function showSaved(session: EditorSession, router: RegisteredRouter): void {
  const message = savedMessage(session);
  if (message === null) return;
  const { i18n } = router.options.context;
  showToast(i18n._(message), {
    label: i18n._(msg`See saved designs`),
    run: () => void router.navigate({ to: '/mypage/product/custom-save' }),
  });
}

/** `null`: it is not saved. */
function savedMessage({ where }: EditorSession) {
  switch (where.get()) {
    case 'account':
      return msg`Saved to my account.`;
    case 'sending':
      return msg`Saved on this device. We’ll send it once you’re back online.`;
    case 'sending-from-memory':
      return msg`Not sent yet, and this device stores nothing. Keep this page open until you’re online.`;
    case 'nowhere':
    case 'memory':
    case 'device':
      return null;
  }
}
