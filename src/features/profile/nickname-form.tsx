import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { hasNicknameForm, maxNicknameLength } from '#src/shared/contracts/account-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './profile-page.module.css';

type State = 'idle' | 'saving' | { readonly problem: string };

export function NicknameForm({ nickname }: { nickname: string }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [saved, setSaved] = useState(nickname);
  const [typed, setTyped] = useState(nickname);
  const [state, setState] = useState<State>('idle');

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (state === 'saving') return;
    if (!hasNicknameForm(next))
      return setState({ problem: t`Use 2 to 12 letters or digits, without spaces.` });
    setState('saving');
    const outcome = await callApi(context, 'PATCH /me', { body: { nickname: next } });
    if (outcome.kind !== 'ok') return setState({ problem: describe(outcome) });
    setState('idle');
    setSaved(next);
    setTyped(next);
    showToast(t`Your nickname is changed.`);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={t`Nickname`}
        name="nickname"
        autoComplete="nickname"
        maxLength={maxNicknameLength}
        hint={t`Shown below your reviews. 2 to 12 letters or digits.`}
        value={typed}
        error={typeof state === 'object' ? state.problem : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (typeof state === 'object') setState('idle');
        }}
      />
      {typed !== saved && (
        <Button type="submit" variant="outline" busy={state === 'saving'}>
          <Trans>Save the nickname</Trans>
        </Button>
      )}
    </form>
  );
}
