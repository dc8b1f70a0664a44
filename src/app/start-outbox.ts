import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { networkStatus } from '#src/network/network-status.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { currentToast, showToast } from '#src/ui/toasts.ts';
import { openViewerCustomOutbox } from '#src/writes/customs/custom-outbox.ts';
import type { Refusal } from '#src/writes/outbox/outbox-queue.ts';
import type { Reaction } from '#src/writes/reactions/reaction.ts';
import { openViewerOutbox } from '#src/writes/reactions/reaction-outbox.ts';

/** Opens the outboxes of the current viewer, reports what is refused, and reloads the page's data once all is sent. */
export function startOutbox(router: RegisteredRouter): void {
  const { client, i18n, session } = router.options.context;
  const common = {
    client,
    session,
    onDelayed() {
      // Once per loss of connection, and never in place of a toast with an action.
      if (isAnnounced || currentToast.get()?.action) return;
      isAnnounced = true;
      showToast(i18n._(msg`Saved on this device. We’ll send it once you’re back online.`));
    },
    onCaughtUp: () => void router.invalidate(),
  };
  openViewerOutbox({
    ...common,
    onRefused(reaction, refusal) {
      if (isVote(reaction)) console.warn('A vote for a review was refused:', refusal);
      // Called in every tab, shown in the visible one.
      if (document.visibilityState !== 'visible') return;
      if (isVote(reaction)) void dialogs.alert({ message: i18n._(msg`Error occurred`) });
      else showToast(refusalMessage(i18n, reaction, refusal));
    },
  });
  openViewerCustomOutbox({
    ...common,
    onRefused(custom, refusal) {
      const { id } = session.viewer();
      loadInBackground(
        () => import('#src/writes/customs/custom-drafts.ts'),
        ({ restoreDraft }) => restoreDraft(id, custom),
      );
      if (document.visibilityState !== 'visible') return;
      showToast(refusalMessage(i18n, custom, refusal), {
        label: i18n._(msg`See saved designs`),
        run: () => void router.navigate({ to: '/mypage/product/custom-save' }),
      });
    },
  });
  if (isVisitor(session.viewer())) return;
  // Without their code nothing waits; the form says so when a question or a review cannot be sent.
  import('./start-text-outboxes.ts').then(
    ({ startTextOutboxes }) => startTextOutboxes(router),
    () => {},
  );
}

let isAnnounced = false;

networkStatus.subscribe(() => {
  if (networkStatus.get() === 'online') isAnnounced = false;
});

/** The specification requires an alert for these. */
const isVote = ({ kind }: Reaction): boolean => kind === 'review_like' || kind === 'review_unlike';

function refusalMessage(i18n: I18n, { name }: Pick<Reaction, 'name'>, refusal: Refusal): string {
  switch (refusal) {
    case 'gone':
      return i18n._(msg`“${name}” is no longer available.`);
    case 'failed':
      return i18n._(msg`“${name}” couldn’t be saved. Please try again.`);
    case 'too-old':
      return i18n._(msg`“${name}” couldn’t be saved for a month, so we let it go.`);
  }
}
