import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import styles from './sign-up-page.module.css';
import type { SignUpForm } from './use-sign-up-form.ts';

/** The problem with the form as a whole, and the button that sends it. */
export function SignUpEnd({ form }: Pick<SignUpForm, 'form'>) {
  const { errors, isSubmitting } = form.formState;
  return (
    <div className={styles.end}>
      <p className={styles.problem} role="alert">
        {errors.root?.message}
      </p>
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Sign up</Trans>
      </Button>
    </div>
  );
}
