import { type KeyboardEvent, useId, useState } from 'react';

type ActiveOption = {
  /** The id of the list; each option has the id `optionId(listId, index)`. */
  readonly listId: string;
  readonly activeIndex: number | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type ComboboxOptions = {
  /** Another list has no active option. */
  readonly list: unknown;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/**
 * The keys of a combobox (ARIA Authoring Practices): the focus stays in the field, arrow keys move through the options,
 * Enter follows the active one, and Escape closes the list before it closes what the field is in.
 */
export function useActiveOption({ list, count, isOpen, onOpen, onClose }: ComboboxOptions): ActiveOption {
  const listId = useId();
  const [active, setActive] = useState<{ list: unknown; index: number } | null>(null);
  const activeIndex = isOpen && active && active.list === list ? active.index : null;

  const move = (step: 1 | -1) => {
    const from = activeIndex ?? (step === 1 ? -1 : count);
    const index = (from + step + count) % count;
    setActive({ list, index });
    document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
    if (!isOpen) onOpen();
  };

  const actions: Readonly<Record<string, (() => void) | false>> = {
    ArrowDown: count > 0 && (() => move(1)),
    ArrowUp: count > 0 && (() => move(-1)),
    Enter: activeIndex !== null && (() => document.getElementById(optionId(listId, activeIndex))?.click()),
    Escape: isOpen && onClose,
  };

  return {
    listId,
    activeIndex,
    onKeyDown: (event) => {
      // While a syllable is composed, its keys belong to the input method.
      const action = !event.nativeEvent.isComposing && actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;
