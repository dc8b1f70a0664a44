import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
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
  const { errorOf, isSending, edit, formProps } = usePlainForm<'current-password'>({
    findProblems: () => (password ? {} : { 'current-password': msg`Please enter your password.` }),
    send: async () => {
      const outcome = await callApi(context, 'POST /me/reauthentication', { body: { password } });
      if (outcome.kind !== 'ok')
        return {
          field: 'current-password',
          message: messageOf(outcome) ?? t`Please check your connection. Nothing you’ve done is lost.`,
        };
      onDone();
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.code} method="post">
      <PasswordField
        label={t`Password`}
        name="current-password"
        autoComplete="current-password"
        enterKeyHint="go"
        data-autofocus=""
        value={password}
        error={errorOf('current-password')}
        onChange={({ target }) => edit(setPassword, target.value)}
      />
      <Button type="submit" wide busy={isSending}>
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}
