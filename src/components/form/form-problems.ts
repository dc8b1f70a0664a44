import type { MessageDescriptor } from '@lingui/core';

/** The fields that have to be corrected before a form is sent, by the names of their inputs, in the order of the form. */
export type Problems<Field extends string> = Partial<Record<Field, MessageDescriptor>>;

/** Why the server did not take a form. `null`: not because of a field. */
export type Refusal<Field extends string> = { readonly field: Field | null; readonly message: string };

/** The result of a form's `send`: why it was refused, or `null` once it is done. */
export type Sent<Field extends string> = Promise<Refusal<Field> | null>;

/** The first one of several inputs with this name: radio buttons share theirs. */
export function focusField(form: HTMLFormElement | null, name: string | null | undefined): void {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
