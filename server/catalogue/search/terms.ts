import { searchLetters } from '#src/shared/search-letters.ts';
import { colors, related, synonyms } from './synonyms.ts';

/** Patterns of the words of an item: it must have all of any one alternative. */
export type Term = readonly (readonly string[])[];

/** '냉장고 자석' is '냉장고자석': one known word may be typed as so many. */
const maxSpan = 3;

type Entry = { readonly name: string; readonly pattern: string };

const entriesOf = new Map<string, readonly Entry[]>();
fill(synonyms, namePattern);
fill(colors, (name) => `%|% ${name}%`);

function fill(groups: typeof synonyms, patternOf: (name: string) => string): void {
  for (const { names, typed } of groups) {
    const entries = names.map(searchLetters).map((name) => ({ name, pattern: patternOf(name) }));
    for (const word of [...names, ...typed].map(searchLetters))
      entriesOf.set(word, [...(entriesOf.get(word) ?? []), ...entries]);
  }
}

const insteadOf = new Map(
  related.flatMap(({ typed, instead }) =>
    typed.map((word) => [searchLetters(word), instead.map(searchLetters)] as const),
  ),
);

/** A word of one or two letters has no trigram of its own, so it is found where a word begins. */
function wordPattern(word: string): string {
  return Array.from(word).length > 2 ? `%${word}%` : `% ${word}%`;
}

/** An English word that nobody typed only where a word begins: 'ink' is not in 'pink'. */
function namePattern(name: string): string {
  return /^[a-z]/.test(name) ? `% ${name}%` : wordPattern(name);
}

/** The parts of a keyword, each with the other words for it. */
export const termsOf = (words: readonly string[]): readonly Term[] =>
  spansOf(words, entriesOf).map(({ typed, known }) => [
    typed.map(wordPattern),
    ...alternatives(typed, known ?? entriesOfSingular(typed)).map((pattern) => [pattern]),
  ]);

/** English names have one cat, shoppers type 'cats'. */
function entriesOfSingular([word = '']: readonly string[]): readonly Entry[] {
  const [, name] = word.match(/^([a-z]{2,}[^s\W])s$/) ?? [];
  return name ? [{ name, pattern: namePattern(name) }, ...(entriesOf.get(name) ?? [])] : [];
}

const isEnglish = (word: string) => /^[a-z\d]+$/.test(word);

const englishNames = new Map(
  synonyms.flatMap(({ names }) => {
    const [name] = names;
    const english = names.find(isEnglish);
    return name && english ? [[searchLetters(name), english] as const] : [];
  }),
);

/** The items that the shop shows for words that it has no names with, each once, in the language of the words; null for all others. */
export function relatedWords(words: readonly string[]): readonly string[] | null {
  const spans = spansOf(words, insteadOf);
  if (spans.every(({ known }) => !known)) return null;
  const found = spans.flatMap(({ typed, known }) => known ?? typed);
  return [...new Set(words.every(isEnglish) ? found.map((word) => englishNames.get(word) ?? word) : found)];
}

export const hasSynonyms = (word: string) => entriesOf.has(word);

/** The words of shoppers, for names of the shop. */
export const typedWords = (): readonly string[] => [...entriesOf.keys()];

/** The words in order, as many of them together as are known as one. */
function spansOf<Known>(words: readonly string[], all: ReadonlyMap<string, Known>) {
  const spans: { readonly typed: readonly string[]; readonly known: Known | undefined }[] = [];
  for (let place = 0; place < words.length; ) {
    let span = Math.min(maxSpan, words.length - place);
    while (span > 1 && !all.has(words.slice(place, place + span).join(''))) span -= 1;
    const typed = words.slice(place, place + span);
    spans.push({ typed, known: all.get(typed.join('')) });
    place += span;
  }
  return spans;
}

/** Without those that what was typed finds anyway: a name with '에코백' has '백'. */
function alternatives(typed: readonly string[], entries: readonly Entry[]): readonly string[] {
  const found = entries.filter(({ name }) => typed.length > 1 || name !== typed[0]);
  return [...new Set(found.map(({ pattern }) => pattern))];
}
