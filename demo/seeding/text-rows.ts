import { demoTerms, faqs, notices } from '../catalogue/texts.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

/** Terms, notices and FAQs. */
export function textRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'terms',
      rows: demoTerms.map(({ type, name, content }) => ({
        id: stableId('terms', type),
        type,
        name: name.ko,
        name_en: name.en,
        content: content.ko,
        content_en: content.en,
        created_at: calendar.daysAgo(120),
        updated_at: calendar.daysAgo(70),
      })),
    },
    {
      table: 'notice',
      rows: notices.map((notice) => ({
        id: stableId('notice', notice.key),
        title: notice.title.ko,
        title_en: notice.title.en,
        content: notice.content.ko,
        content_en: notice.content.en,
        is_fixed: notice.isFixed,
        created_at: calendar.daysAgo(notice.daysAgo),
      })),
    },
    {
      table: 'faq',
      rows: faqs.map((faq, position) => ({
        id: stableId('faq', faq.question.en),
        category: faq.category,
        question: faq.question.ko,
        question_en: faq.question.en,
        answer: faq.answer.ko,
        answer_en: faq.answer.en,
        position,
      })),
    },
  ];
}
