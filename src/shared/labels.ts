import { fieldsOf, textOf } from './parse.ts';

export type Label = {
  readonly text: string;
  readonly text_en: string | null;
  readonly background_color: string;
  readonly text_color: string | null;
};

/** Reads `main_page_thumbnail.labels`, written by an operator; an entry that is no label is left out. */
export function readLabels(stored: unknown): Label[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => readLabel(entry) ?? []);
}

function readLabel(raw: unknown): Label | null {
  const given = fieldsOf(raw);
  const text = textOf(given?.text);
  const background_color = textOf(given?.background_color);
  if (!text || background_color === undefined) return null;
  return {
    text,
    background_color,
    text_en: textOf(given?.text_en) ?? null,
    text_color: textOf(given?.text_color) ?? null,
  };
}
