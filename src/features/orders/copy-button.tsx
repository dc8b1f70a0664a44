import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { showToast } from '#src/ui/toasts.ts';

type CopyButtonProps = { text: string; label: string; done: string };

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(done);
    } catch {
      showToast(t`Please copy the number by hand.`);
    }
  };
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Icon of={Copy} size={18} />
    </IconButton>
  );
}
