/** The text that React holds, of each element that a translator has put in its place, and the other way round. */
const originals = new WeakMap<Node, Text>();
const translations = new WeakMap<Node, Element>();

/** Elements within a sentence. A translator may have moved words across them. */
const withinSentence = 'a, abbr, b, bdi, em, font, i, mark, s, small, span, strong, sub, sup, u';

let isGuarded = false;

/** Notes which texts were replaced, by one call or by two, in either order. */
export function noteTranslation(records: readonly MutationRecord[]): void {
  const added = new Set<Node>();
  let before: MutationRecord | undefined;
  for (const record of records) {
    const fonts = [...record.addedNodes].filter(isFont);
    for (const font of fonts) added.add(font);
    const [text] = record.removedNodes;
    if (text instanceof Text) {
      // A new one that stands beside the text: React too takes texts away that stand beside translated ones.
      const beside = [record.previousSibling, record.nextSibling].filter((node) => node && added.has(node));
      pair(text, fonts[0] ?? beside.filter(isFont).find((font) => !originals.has(font)));
    } else if (before && isSamePlace(before, record)) pair(before.removedNodes[0], fonts[0]);
    before = record;
  }
  if (!isGuarded) {
    guardChanges();
    setTimeout(restoreAll);
  }
  isGuarded = true;
}

/** While this file was on its way, React may have changed texts that nobody saw: the translator reads all of them again. */
function restoreAll(): void {
  for (const font of document.querySelectorAll('font')) {
    const text = originals.get(font);
    if (text) restore(text);
  }
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

const isSamePlace = (one: MutationRecord, other: MutationRecord) =>
  one.target === other.target &&
  one.previousSibling === other.previousSibling &&
  one.nextSibling === other.nextSibling;

function pair(text: Node | undefined, font: Element | undefined): void {
  if (!(text instanceof Text && font)) return;
  originals.set(font, text);
  translations.set(text, font);
}

/** Before React changes, moves or removes a text, or puts something before it, the text is in its place again. */
function guardChanges(): void {
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const change: (...nodes: Node[]) => Node = Node.prototype[name];
    Object.defineProperty(Node.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Node, ...nodes: Node[]) {
        for (const node of nodes) restore(node);
        return change.apply(this, nodes);
      },
    });
  }
  // A text's own property in place of the one that it inherits; both write `data`.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      restore(this);
      this.data = value ?? '';
    },
  });
}

/**
 * Puts the texts of a whole sentence back, for the translation of one may say what another said. The translator sees them
 * and translates them again, with what has changed.
 */
function restore(node: Node | null): void {
  const font = node && !node.parentNode && translations.get(node);
  const sentence = font && sentenceOf(font);
  if (!sentence) return;
  for (const other of sentence.querySelectorAll('font')) {
    const text = originals.get(other);
    if (!text || text.parentNode || sentenceOf(other) !== sentence) continue;
    translations.delete(text);
    other.replaceWith(text);
  }
}

const sentenceOf = (font: Element) => font.parentElement?.closest(`:not(${withinSentence})`);
