import { useState } from 'react';
import { clearDraftText, readDraftText, removals, saveDraftText } from './draft-texts.ts';

/**
 * The texts of a form whose values its library keeps, see `useDraftText`. `names`: under which each of them is stored.
 * `stored`: as the form begins with them.
 */
export function useDraftTexts<Field extends string>(names: Readonly<Record<Field, string>>) {
  const fields = Object.keys(names) as Field[];
  const [removal] = useState(removals.get);
  const [stored] = useState(
    () =>
      Object.fromEntries(fields.map((field) => [field, readDraftText(names[field]) ?? ''])) as Record<
        Field,
        string
      >,
  );
  return {
    stored,
    save: (texts: Readonly<Record<Field, string>>) => {
      // For example an upload that ends after the member has signed out.
      if (removals.get() !== removal) return;
      for (const field of fields) saveDraftText(names[field], texts[field]);
    },
    clear: () => {
      for (const field of fields) clearDraftText(names[field]);
    },
  };
}
