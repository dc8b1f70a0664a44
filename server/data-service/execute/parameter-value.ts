/** A value as PostgreSQL's text protocol takes it. PostgreSQL itself decides whether it is one of the type. */
export function parameterValue(content: unknown, type: string): string | ArrayItems | null {
  if (content === null) return null;
  return type.startsWith('_') && Array.isArray(content)
    ? arrayItems(content, type.slice(1))
    : textOf(content, type);
}

/** Lists inside lists for an array of several dimensions. */
type ArrayItems = (string | null | ArrayItems)[];

const arrayItems = (items: readonly unknown[], type: string): ArrayItems =>
  items.map((item) => {
    if (item === null) return null;
    return Array.isArray(item) && !isJson(type) ? arrayItems(item, type) : textOf(item, type);
  });

const textOf = (content: unknown, type: string): string =>
  typeof content === 'string' && !isJson(type) ? content : JSON.stringify(content);

const isJson = (type: string) => type === 'jsonb' || type === 'json';
