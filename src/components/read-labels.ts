import * as v from 'valibot';

const label = v.object({
  text: v.pipe(v.string(), v.minLength(1)),
  text_en: v.nullish(v.string(), null),
  background_color: v.string(),
  text_color: v.nullish(v.string(), null),
});

export type Label = v.InferOutput<typeof label>;

/** Reads `main_page_thumbnail.labels`, written by an operator; an entry that is no label is left out. */
export function readLabels(stored: unknown): Label[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const parsed = v.safeParse(label, entry);
    return parsed.success ? [parsed.output] : [];
  });
}
