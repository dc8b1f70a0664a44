import Copy from 'lucide-react/icons/copy';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useCopyNumber } from './use-copy-number.ts';

type CopyButtonProps = { text: string; label: string; done: string };

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const copy = useCopyNumber();
  return (
    <IconButton label={label} onClick={() => void copy(text, done)}>
      <Icon of={Copy} size={18} />
    </IconButton>
  );
}
