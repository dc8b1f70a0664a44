import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { UiTextsContext } from '#src/ui/ui-texts.ts';

/** Provides the texts of the `ui/` components in the shopper's language. */
export function UiTextsProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const offline = useNetworkStatus() === 'offline';
  const texts = {
    close: t`Close`,
    confirm: t`OK`,
    cancel: t`Cancel`,
    previous: t`Previous`,
    next: t`Next`,
    pause: t`Pause`,
    play: t`Play`,
    carousel: t`carousel`,
    slide: t`slide`,
    loading: t`Loading`,
    loadMore: t`Show more`,
    noMore: t`No more results!`,
    wentWrong: offline ? t`There’s more to see once you’re online.` : t`Oops something went wrong!`,
    retry: t`Try again`,
    agreedOn: t`Agreed on`,
    sender: t`Sender`,
  };
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}
