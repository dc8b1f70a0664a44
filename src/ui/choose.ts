import type { ReactNode } from 'react';
import { type Choice, openDialog } from './dialogs.ts';

type ChooseContent<Value extends string> = {
  title?: string;
  message: ReactNode;
  choices: readonly Choice<Value>[];
  /** Without it the dialog can only be closed. */
  cancelLabel?: string;
};

/**
 * A dialog with a question that has several ways on, the first of them filled. Apart from the other dialogs, because few pages
 * ask one. @returns `null` if it is canceled or closed
 */
export const choose = <Value extends string>(content: ChooseContent<Value>): Promise<Value | null> =>
  openDialog({ ...content, kind: 'choice' }) as Promise<Value | null>;
