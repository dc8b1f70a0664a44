import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { showToast } from '#src/ui/toasts.ts';

/** Shares an address, by default that of the page, by the sheet of the system; without one it is copied. */
export async function sharePage(title: string, i18n: I18n, url = window.location.href): Promise<void> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return pushEvent({ event: 'share', method: 'system' });
    }
    await navigator.clipboard.writeText(url);
    pushEvent({ event: 'share', method: 'copy' });
    showToast(i18n._(msg`Link copied.`));
  } catch (error) {
    // A shopper who closes the sheet of the system has changed their mind.
    if ((error as Error).name === 'AbortError') return;
    showToast(i18n._(msg`The link couldn’t be copied.`));
  }
}
