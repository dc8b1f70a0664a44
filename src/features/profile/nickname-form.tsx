import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
import { hasNicknameForm, maxNicknameLength } from '#src/shared/contracts/account-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './profile-page.module.css';

export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [saved, setSaved] = useState(nickname);
  const [typed, setTyped] = useState(nickname);
  const next = typed.trim();
  const { errorOf, isSending, edit, formProps } = usePlainForm<'nickname'>({
    findProblems: () =>
      hasNicknameForm(next) ? {} : { nickname: msg`Use 2 to 12 letters or digits, without spaces.` },
    send: async () => {
      const outcome = await callApi(context, 'PATCH /me', { body: { nickname: next } });
      if (outcome.kind !== 'ok') return { field: 'nickname', message: describe(outcome) };
      setSaved(next);
      setTyped(next);
      showToast(t`Your nickname is changed.`);
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Field
        label={t`Nickname`}
        name="nickname"
        autoComplete="nickname"
        maxLength={maxNicknameLength}
        hint={t`Shown below your reviews. 2 to 12 letters or digits.`}
        value={typed}
        error={errorOf('nickname')}
        onChange={({ target }) => edit(setTyped, target.value)}
      />
      {typed !== saved && (
        <Button type="submit" variant="outline" busy={isSending}>
          <Trans>Save the nickname</Trans>
        </Button>
      )}
    </form>
  );
}
