import type { ReactNode } from 'react';
import { createStore } from '#src/shared/store.ts';

type Shared = { title?: string; message: ReactNode };

/** What a dialog says, by kind. */
type DialogRequest =
  | (Shared & { kind: 'alert' })
  | (Shared & { kind: 'confirm'; confirmLabel?: string; cancelLabel?: string })
  | (Shared & { kind: 'custom'; confirmLabel?: string; cancelLabel?: string })
  | (Shared & { kind: 'popup'; confirmLabel?: string })
  | (Shared & { kind: 'detail'; agreedOn: string; sender: string })
  | (Shared & { kind: 'prompt'; label: string; initial?: string });

export type OpenDialog = DialogRequest & {
  readonly id: number;
  /** `null`: closed without an answer; a prompt gives its text, the others an empty one. */
  readonly answer: (text: string | null) => void;
};

/** The first one is on the screen, the others wait for their turn. */
export const dialogQueue = createStore<readonly OpenDialog[]>([]);

let lastId = 0;

function ask(request: DialogRequest): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  lastId += 1;
  const id = lastId;
  const answer = (text: string | null) => {
    dialogQueue.set(dialogQueue.get().filter((dialog) => dialog.id !== id));
    resolve(text);
  };
  dialogQueue.set([...dialogQueue.get(), { ...request, id, answer }]);
  return promise;
}

type Of<Kind extends DialogRequest['kind']> = Omit<Extract<DialogRequest, { kind: Kind }>, 'kind'>;

const accepted = (answer: string | null) => answer !== null;

/** Ask the shopper from anywhere in the browser; `DialogHost` in the root shows it. */
export const dialogs = {
  alert: (request: Of<'alert'>): Promise<void> => ask({ ...request, kind: 'alert' }).then(() => undefined),
  confirm: (request: Of<'confirm'>): Promise<boolean> => ask({ ...request, kind: 'confirm' }).then(accepted),
  /** As `confirm`, with content of one's own as the message. */
  custom: (request: Of<'custom'>): Promise<boolean> => ask({ ...request, kind: 'custom' }).then(accepted),
  popup: (request: Of<'popup'>): Promise<boolean> => ask({ ...request, kind: 'popup' }).then(accepted),
  /** Shows when an agreement was given and who sends. */
  detail: (request: Of<'detail'>): Promise<void> => ask({ ...request, kind: 'detail' }).then(() => undefined),
  /** The text as it was typed, or `null`. */
  prompt: (request: Of<'prompt'>): Promise<string | null> => ask({ ...request, kind: 'prompt' }),
};
