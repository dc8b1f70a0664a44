import { demoSearchWords } from '../catalogue/texts.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

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
