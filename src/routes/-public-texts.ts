import { describedBy, publicPage } from './-public-page.ts';

export const faqPage = publicPage('/mypage/faq', {
  describe: ({ faq }, { text }) =>
    describedBy(faq.map(({ question, question_en }) => text(question, question_en))),
});

export const noticePage = publicPage('/mypage/notice', {
  describe: ({ notice }, { titled }) => describedBy(notice.map(titled)),
});

export const termsPage = publicPage('/terms', {
  describe: ({ terms }, { text }) => describedBy(terms.map(({ name, name_en }) => text(name, name_en))),
});
