import type { ReactNode } from 'react';
import { createStore } from '#src/shared/store.ts';
import { withResolvers } from '#src/shared/with-resolvers.ts';

type CommonContent = { title?: string; message: ReactNode };

export type Choice<Value extends string = string> = { readonly value: Value; readonly label: string };

type DialogContent =
  | (CommonContent & { kind: 'alert' })
  | (CommonContent & { kind: 'confirm'; confirmLabel?: string; cancelLabel?: string })
  | (CommonContent & { kind: 'custom'; confirmLabel?: string; cancelLabel?: string })
  | (CommonContent & { kind: 'popup'; confirmLabel?: string })
  | (CommonContent & { kind: 'choice'; choices: readonly Choice[]; cancelLabel?: string })
  | (CommonContent & { kind: 'detail'; agreedOn: string; sender: string })
  | (CommonContent & { kind: 'prompt'; label: string; initial?: string });

export type OpenDialog = DialogContent & {
  readonly id: number;
  /** `null`: canceled. A confirmed prompt passes its text, a choice its value, the other kinds an empty string. */
  readonly close: (returnValue: string | null) => void;
};

/** The first one is shown, the others wait. */
export const dialogQueue = createStore<readonly OpenDialog[]>([]);

let lastId = 0;

export function openDialog(content: DialogContent): Promise<string | null> {
  const { promise, resolve } = withResolvers<string | null>();
  lastId += 1;
  const id = lastId;
  const close = (returnValue: string | null) => {
    dialogQueue.set(dialogQueue.get().filter((dialog) => dialog.id !== id));
    resolve(returnValue);
  };
  dialogQueue.set([...dialogQueue.get(), { ...content, id, close }]);
  return promise;
}

type ContentOf<Kind extends DialogContent['kind']> = Omit<Extract<DialogContent, { kind: Kind }>, 'kind'>;

const isConfirmed = (returnValue: string | null) => returnValue !== null;

/** Opens a dialog from anywhere in the browser; `DialogHost` renders it. The promise resolves when it is closed. */
export const dialogs = {
  alert: (content: ContentOf<'alert'>): Promise<unknown> => openDialog({ ...content, kind: 'alert' }),
  confirm: (content: ContentOf<'confirm'>): Promise<boolean> =>
    openDialog({ ...content, kind: 'confirm' }).then(isConfirmed),
  /** Two ways on after something is done; a question that has to be answered is `confirm`. */
  custom: (content: ContentOf<'custom'>): Promise<boolean> =>
    openDialog({ ...content, kind: 'custom' }).then(isConfirmed),
  /** Tells what the shopper is glad of, with one way on and a button that only closes it. */
  popup: (content: ContentOf<'popup'>): Promise<boolean> =>
    openDialog({ ...content, kind: 'popup' }).then(isConfirmed),
  /** Shows the date of a consent and its sender. */
  detail: (content: ContentOf<'detail'>): Promise<unknown> => openDialog({ ...content, kind: 'detail' }),
  /** Resolves to the text as typed, or `null` if canceled. */
  prompt: (content: ContentOf<'prompt'>): Promise<string | null> =>
    openDialog({ ...content, kind: 'prompt' }),
};
