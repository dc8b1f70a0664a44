import type { Locale } from '#src/shared/locale.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

/** The words that shoppers of the demo shop have searched for, the most frequent first. English words are the rarest. */
export const demoSearchWords = {
  ko: ['고양이', '맨투맨', '에코백', '꽃', '케이크', '스티커', '머그', '강아지', '키링', '포스터'],
  en: ['cat', 'hoodie', 'tote', 'flower', 'sticker', 'mug'],
} as const satisfies Record<Locale, readonly string[]>;

export const searchWordRows = (calendar: Calendar): TableRows[] => [
  {
    table: 'search_word',
    rows: [...demoSearchWords.ko, ...demoSearchWords.en].map((word, place) => ({
      word,
      day: calendar.daysAgo(1).slice(0, 10),
      count: 80 - 5 * place,
      networks: '1'.repeat(80 - 5 * place).padEnd(256, '0'),
    })),
  },
];
