import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { useConfig } from '#src/config/config-context.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './code-field.module.css';
import { PasswordField } from './password-field.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** How a member can prove to be there, as the server says. */
export type ReauthenticationWays = {
  readonly password: boolean;
  readonly social: readonly SocialProviderName[];
};

type ReauthenticationSheetProps = {
  ways: ReauthenticationWays;
  onClose: () => void;
  onDone: () => void;
};

/** By the password at once; by a social account on a way there and back to this page. */
export function ReauthenticationSheet({ ways, onClose, onDone }: ReauthenticationSheetProps) {
  const { t } = useLingui();
  const { social } = useConfig();
  const returnTo = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const offered = ways.social.filter((provider) => social?.providers.includes(provider));
  return (
    <Sheet
      title={ways.password ? t`Please enter your password again` : t`Please confirm that it’s you`}
      onClose={onClose}
    >
      <div className={styles.code}>
        <p>
          <Trans>
            We ask once more before anything that matters, in case somebody else holds your phone.
          </Trans>
        </p>
        {ways.password && <PasswordForm onDone={onDone} />}
        {offered.length > 0 && (
          <SocialButtons providers={offered} purpose="REAUTHENTICATION" returnTo={returnTo} />
        )}
      </div>
    </Sheet>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!password) return setProblem(t`Please enter your password.`);
    setBusy(true);
    const outcome = await callApi(context, 'POST /me/reauthentication', { body: { password } });
    setBusy(false);
    if (outcome.kind === 'ok') return onDone();
    setProblem(messageOf(outcome) ?? t`Please check your connection. Nothing you’ve done is lost.`);
  };
  return (
    <form className={styles.code} method="post" noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        label={t`Password`}
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="go"
        data-autofocus=""
        value={password}
        error={problem ?? undefined}
        onChange={({ target }) => {
          setPassword(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" wide busy={busy}>
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}
