import { useLingui } from '@lingui/react/macro';
import AlignMiddle from 'lucide-react/icons/align-center-horizontal';
import AlignCenter from 'lucide-react/icons/align-center-vertical';
import AlignBottom from 'lucide-react/icons/align-end-horizontal';
import AlignRight from 'lucide-react/icons/align-end-vertical';
import AlignTop from 'lucide-react/icons/align-start-horizontal';
import AlignLeft from 'lucide-react/icons/align-start-vertical';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BringToFront from 'lucide-react/icons/bring-to-front';
import Copy from 'lucide-react/icons/copy';
import Minus from 'lucide-react/icons/minus';
import Move from 'lucide-react/icons/move';
import Plus from 'lucide-react/icons/plus';
import SendToBack from 'lucide-react/icons/send-to-back';
import Trash from 'lucide-react/icons/trash-2';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { AddOutcome, Editor } from './editor.ts';
import { growth, type LayerCommand, runCommand } from './layer-keys.ts';
import styles from './layer-tools.module.css';

type LayerToolsProps = {
  editor: Editor;
  layerId: string;
  onDuplicated: (outcome: AddOutcome) => void;
};

type Tool = { label: string; icon: ComponentProps<typeof Icon>['of']; command: LayerCommand };

/** Everything that fingers do on the stage, for those who touch with one, press keys or point. */
export function LayerTools({ editor, layerId, onDuplicated }: LayerToolsProps) {
  const { t } = useLingui();
  const [isPlacing, setIsPlacing] = useState(false);
  const move = (x: number, y: number): LayerCommand => ({ kind: 'move', x, y });
  const nudges: Tool[] = [
    { label: t`Move left by 1 mm`, icon: ArrowLeft, command: move(-1, 0) },
    { label: t`Move up by 1 mm`, icon: ArrowUp, command: move(0, -1) },
    { label: t`Move down by 1 mm`, icon: ArrowDown, command: move(0, 1) },
    { label: t`Move right by 1 mm`, icon: ArrowRight, command: move(1, 0) },
  ];
  const alignments: Tool[] = [
    { label: t`Align left`, icon: AlignLeft, command: { kind: 'align', to: 'left' } },
    { label: t`Center`, icon: AlignCenter, command: { kind: 'align', to: 'center' } },
    { label: t`Align right`, icon: AlignRight, command: { kind: 'align', to: 'right' } },
    { label: t`Align top`, icon: AlignTop, command: { kind: 'align', to: 'top' } },
    { label: t`Middle`, icon: AlignMiddle, command: { kind: 'align', to: 'middle' } },
    { label: t`Align bottom`, icon: AlignBottom, command: { kind: 'align', to: 'bottom' } },
  ];
  const common: Tool[] = [
    { label: t`Smaller`, icon: Minus, command: { kind: 'resize', factor: 1 / growth } },
    { label: t`Larger`, icon: Plus, command: { kind: 'resize', factor: growth } },
    { label: t`To the front`, icon: BringToFront, command: { kind: 'reorder', steps: 1 } },
    { label: t`To the back`, icon: SendToBack, command: { kind: 'reorder', steps: -1 } },
  ];
  const buttons = (tools: readonly Tool[]) =>
    tools.map(({ label, icon, command }) => (
      <IconButton key={label} label={label} onClick={() => runCommand(editor, layerId, command)}>
        <Icon of={icon} size={20} />
      </IconButton>
    ));
  return (
    <div className={styles.tools}>
      {isPlacing && (
        <>
          <div className={styles.row} role="toolbar" aria-label={t`Align`}>
            {buttons(alignments)}
          </div>
          <div className={styles.row} role="toolbar" aria-label={t`Move by 1 mm`}>
            {buttons(nudges)}
          </div>
        </>
      )}
      <div className={styles.row} role="toolbar" aria-label={t`Selected graphic`}>
        {buttons(common)}
        <IconButton
          label={t`Move and align`}
          aria-expanded={isPlacing}
          onClick={() => setIsPlacing(!isPlacing)}
        >
          <Icon of={Move} size={20} />
        </IconButton>
        <IconButton label={t`Duplicate`} onClick={() => onDuplicated(editor.duplicate(layerId))}>
          <Icon of={Copy} size={20} />
        </IconButton>
        <IconButton label={t`Remove`} onClick={() => runCommand(editor, layerId, { kind: 'remove' })}>
          <Icon of={Trash} size={20} />
        </IconButton>
      </div>
    </div>
  );
}
