import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { Picture } from '#src/components/picture/picture.tsx';
import { MockupPicture } from '#src/components/product/mockup-stack.tsx';
import { readFromTab, writeToTab } from '#src/storage/tab-storage.ts';
import { choose } from '#src/ui/choose.ts';
import { showToast } from '#src/ui/toasts.ts';
import { draftSearch, readDeviceDrafts, type StoredDraftEntry } from '#src/writes/customs/device-drafts.ts';
import styles from './arrival.module.css';
import type { EditorGraphic } from './editor-graphic.ts';
import type { EditorSession } from './editor-session.ts';
import { loginMark } from './open-editor.ts';
import type { OpenedCustom } from './opened-custom.ts';

type Arrival = {
  readonly session: EditorSession;
  readonly router: RegisteredRouter;
  /** The graphic that somebody comes with, if any. */
  readonly graphic: EditorGraphic | null;
  readonly openAnew: () => OpenedCustom;
};

/**
 * Somebody comes from a graphic or a shared design to a product that they have an unfinished design of: asks whether they go
 * on with that or start anew. Neither loses the draft. @returns `false`: another address is opened, which adds the graphic
 */
export async function greetArrival(arrival: Arrival): Promise<boolean> {
  const { session, router, graphic, openAnew } = arrival;
  if (!graphic && !isArrival(session, router)) return true;
  const { i18n, session: signIn } = router.options.context;
  const draft = await findDraft(session, signIn.viewer().id);
  const isContinued = draft?.key === continued;
  continued = null;
  if (!draft || isContinued) return true;
  const answer = await choose({
    title: i18n._(msg`You have an unfinished design of this product`),
    message: <DraftPicture draft={draft} question={i18n._(msg`Go on with it, or start anew?`)} />,
    choices: [
      { value: 'continue', label: i18n._(msg`Go on with it`) },
      { value: 'new', label: i18n._(msg`Start anew`) },
    ],
  });
  const isOpen = draft.key === session.key.get();
  // Closed without an answer: nothing of the draft changes but what can be taken back.
  if (answer !== 'new') {
    if (isOpen) return true;
    continued = draft.key;
    await router.navigate({
      to: '/custom/$productId',
      params: { productId: session.product.id },
      search: { ...draftSearch(draft), graphic_id: graphic?.id },
      replace: true,
    });
    return false;
  }
  if (!isOpen) return true;
  const { editor } = session;
  const before = editor.state.get().history.past.length;
  const { document, graphics } = openAnew();
  editor.refreshGraphics(graphics, []);
  editor.commit(document);
  showToast(i18n._(msg`A new design was started.`), {
    label: i18n._(msg`Undo`),
    run: () => {
      while (editor.state.get().history.past.length > before) editor.undo();
    },
  });
  return true;
}

/** Whether a shared design was not opened in this entry of the history before, as it is by a reload or after the login. */
function isArrival(session: EditorSession, router: RegisteredRouter): boolean {
  const mark = `kkumim.custom-arrival.${router.latestLocation.state.__TSR_key}`;
  const isFirst = readFromTab(mark) === null;
  writeToTab(mark, 'true');
  return isFirst && readFromTab(loginMark) !== session.key.get();
}

/** The draft that this page has gone on with already: its address brings the graphic once more. */
let continued: StoredDraftEntry['key'] | null = null;

/** The draft that is open, or else the latest one of the product. */
async function findDraft(
  { key, product }: EditorSession,
  viewerId: string,
): Promise<StoredDraftEntry | undefined> {
  const drafts = (await readDeviceDrafts(viewerId)).filter(
    ({ productId, preview }) => productId === product.id && preview?.layers.length !== 0,
  );
  return drafts.find((draft) => draft.key === key.get()) ?? drafts[0];
}

function DraftPicture({ draft, question }: { draft: StoredDraftEntry; question: string }) {
  const { preview, image_src } = draft;
  return (
    <>
      <div className={styles.picture}>
        {preview ? (
          <MockupPicture {...preview} method={preview.method} size="s" alt="" />
        ) : (
          <Picture src={image_src} alt="" size="s" ratio="1" />
        )}
      </div>
      {question}
    </>
  );
}
