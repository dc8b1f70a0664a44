/** JSON for a script element: nothing in it may end the element, and old engines end lines at U+2028 and U+2029. */
export function inlineJson(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapedJson(value)}</script>`;
}

export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escapeUnit);
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
