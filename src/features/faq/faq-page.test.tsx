import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { faqList } from './faq-list.ts';
import { FaqPage } from './faq-page.tsx';

const idOf = (number: number) => `00000000-0000-4000-0031-00000000000${number}`;
const row = (number: number, category: string, question: string) => ({
  __typename: 'faq',
  id: idOf(number),
  category,
  question,
  question_en: null,
  position: number,
  answer: '<p>답</p>',
  answer_en: null,
});
const rows = [
  row(1, 'DELIVERY', '배송비는 얼마인가요?'),
  row(2, 'ORDER', '어떻게 결제하나요?'),
  row(3, 'DELIVERY', '섬에도 보내 주나요?'),
  row(4, 'constructor', '매장은 어디에 있나요?'),
];

async function show(faq: object[], href = '/') {
  vi.stubGlobal('fetch', async () => Response.json({ data: { faq } }));
  const load = (client: Parameters<typeof loadList>[0]) => loadList(client, faqList);
  await renderInShop(
    <DeferredQuery query={faqList.document} variables={faqList.variables} load={load}>
      {(loaded) => <FaqPage loaded={loaded} />}
    </DeferredQuery>,
    'ko',
    { href },
  );
  await screen.findAllByRole('heading');
}

const shown = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: '질문 검색' });
const removed = '찾으시는 질문은 더 이상 볼 수 없어요';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('questions stand by category, also those of a category that the shop has added', async () => {
  await show(rows);
  expect(headings()).toEqual(['배송', '주문·결제', 'constructor']);
  expect(shown()).toHaveLength(4);
  await userEvent.click(screen.getByRole('radio', { name: '배송' }));
  expect(headings()).toEqual(['배송']);
  expect(shown()).toEqual(['배송비는 얼마인가요?', '섬에도 보내 주나요?']);
});

test('a word that is typed is looked for in all categories; nothing found says so and leads back', async () => {
  await show(rows);
  await userEvent.type(field(), '섬');
  expect(shown()).toEqual(['섬에도 보내 주나요?']);
  expect(screen.getByText('질문 1개를 찾았어요').getAttribute('role')).toBe('status');
  await userEvent.type(field(), '유리병');
  expect(headings()).toEqual(['‘섬유리병’에 대한 질문은 아직 없어요']);
  await userEvent.click(screen.getByRole('button', { name: '전체 질문 보기' }));
  expect(shown()).toHaveLength(4);
});

test('the address of a question opens it, and that of a removed one says so', async () => {
  await show(rows, `/#${idOf(3)}`);
  await screen.findByText('답');
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(screen.queryByText(removed)).toBeNull();
  await show(rows, `/#${idOf(9)}`);
  expect(screen.getByText(removed)).toBeDefined();
});

test('a shop without questions says so', async () => {
  await show([]);
  expect(headings()).toEqual(['아직 등록된 질문이 없어요']);
});
