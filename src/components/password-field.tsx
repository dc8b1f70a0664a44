import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'action'> & {
  /** Tells a password manager whether to fill or to suggest. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password that its owner may look at. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton label={t`Show password`} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon of={shown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
