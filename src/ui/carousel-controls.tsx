import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import styles from './carousel-controls.module.css';
import { Icon } from './icon.tsx';
import { useUiTexts } from './ui-texts.ts';
import type { PlayState } from './use-autoplay.ts';

type CarouselControlsProps = {
  index: number;
  stops: number;
  loop: boolean;
  pagination: boolean;
  play: PlayState;
  onStep: (by: 1 | -1) => void;
  onTogglePlay: () => void;
};

/** Buttons for everything that dragging and autoplay do, for shoppers who cannot drag or want no motion. */
export function CarouselControls(props: CarouselControlsProps) {
  const { index, stops, loop, play } = props;
  const texts = useUiTexts();
  if (stops <= 1) return null;
  return (
    <>
      <StepButton by={-1} label={texts.previous} isAtEnd={!loop && index === 0} onStep={props.onStep} />
      <StepButton by={1} label={texts.next} isAtEnd={!loop && index === stops - 1} onStep={props.onStep} />
      {(props.pagination || play !== 'off') && (
        <div className={styles.foot}>
          {props.pagination && <Dots index={index} stops={stops} />}
          {play !== 'off' && (
            <button
              type="button"
              className={styles.play}
              aria-label={play === 'playing' ? texts.pause : texts.play}
              onClick={props.onTogglePlay}
            >
              <Icon of={play === 'playing' ? Pause : Play} size={14} />
            </button>
          )}
        </div>
      )}
    </>
  );
}

type StepButtonProps = { by: 1 | -1; label: string; isAtEnd: boolean; onStep: (by: 1 | -1) => void };

/** Keeps the focus at the end: on the other button the next press of the same key would go back. */
function StepButton({ by, label, isAtEnd, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-side={by < 0 ? 'start' : 'end'}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep(by)}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} size={20} />
    </button>
  );
}

function Dots({ index, stops }: { index: number; stops: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: stops }, (_, stop) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
        <span key={stop} className={styles.dot} data-current={stop === index || undefined} />
      ))}
    </span>
  );
}
