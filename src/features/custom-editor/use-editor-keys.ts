import { useEffect, useEffectEvent } from 'react';
import { isTextField, pressedKey } from '#src/ui/pressed-key.ts';
import type { EditorSession } from './editor-session.ts';

/**
 * The keys of undo and redo, which have buttons too, and of deselecting. They work wherever the focus is, also nowhere: it
 * is lost with the graphic that a key has just removed.
 */
export function useEditorKeys({ editor, isElsewhere }: EditorSession): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere.get() || isModalOpen()) return;
    if (event.key === 'Escape') editor.select(null);
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    editor[step]();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isModalOpen = () =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.matches(':modal'));

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!isCommand || isTextField(event.target)) return null;
  const key = pressedKey(event);
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
}
