/** HTML that may be sent as it is. */
export class Html {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A value in a template; null, undefined and false leave nothing. */
type Content = Html | string | number | null | undefined | false | readonly Content[];

/** The way to write HTML, also XML: texts are escaped, for elements and for attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: parts }, ...contents.map(toText)));
}

/** HTML, a style sheet or a script of our own. Never what somebody has typed. */
export const trustedHtml = (text: string): Html => new Html(text);

function toText(content: Content): string {
  if (content instanceof Html) return content.toString();
  if (Array.isArray(content)) return content.map(toText).join('');
  return content === null || content === undefined || content === false ? '' : escapeHtml(String(content));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** A script element with JSON data. */
export const jsonScript = (id: string, value: unknown): Html =>
  html`<script type="application/json" id="${id}">${json(value)}</script>`;

/** JSON for a script element: nothing in it can end the element; U+2028 and U+2029 end a line in old engines. */
export const json = (value: unknown): Html =>
  new Html(JSON.stringify(value).replace(/[<\u2028\u2029]/g, escapeUnit));

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
