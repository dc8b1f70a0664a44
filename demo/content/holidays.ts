import type { Text } from './text.ts';

/** Public holidays and substitute days in Korea, so that expected days of delivery are right. */
export const holidays: readonly (readonly [day: string, name: Text])[] = [
  ['2026-12-25', { ko: '성탄절', en: 'Christmas Day' }],
  ['2027-01-01', { ko: '신정', en: 'New Year’s Day' }],
  ['2027-02-08', { ko: '설날 연휴', en: 'Seollal' }],
  ['2027-02-09', { ko: '설날 대체공휴일', en: 'Seollal (substitute)' }],
  ['2027-03-01', { ko: '삼일절', en: 'Independence Movement Day' }],
  ['2027-05-05', { ko: '어린이날', en: 'Children’s Day' }],
  ['2027-05-13', { ko: '부처님오신날', en: 'Buddha’s Birthday' }],
  ['2027-08-16', { ko: '광복절 대체공휴일', en: 'Liberation Day (substitute)' }],
  ['2027-09-14', { ko: '추석 연휴', en: 'Chuseok' }],
  ['2027-09-15', { ko: '추석', en: 'Chuseok' }],
  ['2027-09-16', { ko: '추석 연휴', en: 'Chuseok' }],
  ['2027-10-04', { ko: '개천절 대체공휴일', en: 'National Foundation Day (substitute)' }],
  ['2027-10-11', { ko: '한글날 대체공휴일', en: 'Hangeul Day (substitute)' }],
  ['2027-12-27', { ko: '성탄절 대체공휴일', en: 'Christmas Day (substitute)' }],
];
