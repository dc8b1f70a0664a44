import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useReauthentication } from '#src/components/account/use-reauthentication.tsx';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';

/** All that the shop knows of the member, as a file. */
export function DataDownload() {
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const { call, sheet } = useReauthentication();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    const outcome = await call(() => callApi(context, 'GET /me/data'));
    setBusy(false);
    if (outcome.kind !== 'ok') return showToast(describe(outcome));
    saveFile('kkumim-my-data.json', JSON.stringify(outcome.body, null, 2));
  };
  return (
    <>
      <Button variant="outline" wide busy={busy} onClick={() => void download()}>
        <Trans>Download my data</Trans>
      </Button>
      {sheet}
    </>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
