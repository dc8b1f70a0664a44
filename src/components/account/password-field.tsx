import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'action'> & {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton label={t`Show password`} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
