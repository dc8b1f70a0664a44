import { demoMembers, fans, reviewers } from '../catalogue/members.ts';
import { memberId } from '../keys/ids.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

type Member = Pick<(typeof demoMembers)[number], 'key' | 'email' | 'name' | 'nickname' | 'phone'> & {
  readonly daysOld: number;
};

const readers: readonly Member[] = reviewers.map((nickname, index) => ({
  key: nickname,
  email: `reviewer-${index + 1}@kkumim.test`,
  name: nickname,
  nickname,
  daysOld: 118 - index,
}));

const likers: readonly Member[] = fans.map((nickname, index) => ({
  key: nickname,
  email: `fan-${index + 1}@kkumim.test`,
  name: nickname,
  nickname,
  daysOld: 90 - (index % 60),
}));

export function memberRows(calendar: Calendar): TableRows[] {
  const members: readonly Member[] = [
    ...demoMembers.map((member) => ({ ...member, daysOld: 119 })),
    ...readers,
    ...likers,
  ];
  return [
    {
      table: 'user',
      rows: members.map(({ key, email, name, nickname, phone, daysOld }) => ({
        id: memberId(key),
        email,
        name,
        nickname,
        phone: phone ?? null,
        state: 'ACT',
        created_at: calendar.daysAgo(daysOld),
      })),
    },
  ];
}
