export type Fields = Readonly<Record<string, unknown>>;

/**
 * Readers for values from outside in the code that every first visit loads; there a schema library weighs more than
 * all it would describe. `null` for what is no object.
 */
export function fieldsOf(raw: unknown): Fields | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : null;
}

export function textOf(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw : undefined;
}

/** The router reads `?keyword=123` as a number; here it is a word all the same. */
export function wordOf(raw: unknown): string | undefined {
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : textOf(raw);
}

/** `undefined` for what is no JSON, or nothing. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
