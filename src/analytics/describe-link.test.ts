import { expect, test } from 'vitest';
import { describeLink } from './describe-link.ts';

const productId = '3f0c1a52-0000-4000-8000-000000000001';

function linkIn(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link.');
  return link;
}

test('a product card is described by its id, its name and its list', () => {
  const link = linkIn(
    `<section><h2>New</h2><article><a href="/product/${productId}">Mug</a></article></section>`,
  );
  expect(describeLink(link, '/main')).toMatchObject({
    list: '/main New',
    item: { item_id: productId, item_name: 'Mug' },
  });
});

test('the name that a member gave a design is told nobody', () => {
  const link = linkIn(
    `<article><a href="/product/${productId}?product_custom_id=${productId}">For Mina, 4 May</a></article>`,
  );
  expect(describeLink(link, '/mypage/custom')).toMatchObject({ item: { item_id: productId } });
  expect(JSON.stringify(describeLink(link, '/mypage/custom'))).not.toContain('Mina');
});
