import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const faqListQuery = graphql(`
  query FaqList($where: faq_bool_exp!, $order_by: [faq_order_by!]!, $limit: Int!, $offset: Int!) {
    faq(
      where: { _and: [$where, { deleted_at: { _is_null: true } }] }
      order_by: $order_by
      limit: $limit
      offset: $offset
    ) {
      id
      category
      question
      question_en
      answer
      answer_en
      position
    }
  }
`);

export type FaqListData = ResultOf<typeof faqListQuery>;

/** As many as the data service returns at once, because they are searched on the page. */
export const faqList = {
  document: faqListQuery,
  field: 'faq' as const,
  variables: {
    where: {},
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: 100,
    offset: 0,
  },
};
