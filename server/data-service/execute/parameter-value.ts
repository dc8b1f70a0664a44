/** A value as PostgreSQL's text protocol takes it. PostgreSQL itself decides whether it is one of the type. */
export function parameterValue(content: unknown, type: string): string | (string | null)[] | null {
  if (content === null) return null;
  if (type.startsWith('_') && Array.isArray(content)) {
    return content.map((item) => textOf(item, type.slice(1)));
  }
  return textOf(content, type);
}

function textOf(content: unknown, type: string): string {
  const isJson = type === 'jsonb' || type === 'json';
  return typeof content === 'string' && !isJson ? content : JSON.stringify(content);
}
