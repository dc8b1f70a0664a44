import { openLastSyllable, searchLetters } from '#src/shared/search-letters.ts';

type Question = {
  readonly question: string;
  /** HTML. */
  readonly answer: string;
};

/**
 * The questions that contain all words that are typed, also while the last syllable is being typed, with or without
 * spaces, and by initial consonants (ㅂㅅ for 배송). First those that contain them in the question itself.
 */
export function findQuestions<Row extends Question>(rows: readonly Row[], typed: string): readonly Row[] {
  const words = searchLetters(typed).split(' ');
  const matches = rows.map((row) => {
    const question = joinedLetters(row.question);
    const all = question + joinedLetters(row.answer.replace(/<[^<>]*>|&\w+;/g, ' '));
    const initials = question.replace(/[^\u1100-\u1112]/g, '');
    const isIn = (letters: string) => (word: string) =>
      letters.includes(word) ||
      letters.includes(openLastSyllable(word) ?? word) ||
      (isInitials(word) && initials.includes(word));
    return { row, inQuestion: words.every(isIn(question)), inAll: words.every(isIn(all)) };
  });
  return matches
    .filter(({ inAll }) => inAll)
    .sort((one, other) => Number(other.inQuestion) - Number(one.inQuestion))
    .map(({ row }) => row);
}

const joinedLetters = (text: string): string => searchLetters(text).replaceAll(' ', '');

const isInitials = (word: string): boolean => /^[\u1100-\u1112]+$/.test(word);
