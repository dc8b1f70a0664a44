import { shopInquiries } from '../catalogue/shopper.ts';
import { memberId } from '../keys/ids.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

export function inquiryRows(calendar: Calendar): TableRows[] {
  const rows = shopInquiries.map(({ type, daysAgo, title, content, answer }) => ({
    id: stableId('inquiry', title),
    user_id: memberId('shopper'),
    type,
    title,
    content,
    state: answer ? 'ANSWERED' : 'WAITING',
    answer: answer ?? null,
    answered_at: answer ? calendar.daysAgo(daysAgo * 0.9) : null,
    answered_by: answer ? memberId('admin') : null,
    created_at: calendar.daysAgo(daysAgo),
  }));
  return [{ table: 'inquiry', rows }];
}
