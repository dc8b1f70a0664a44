import { cleanup, screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '#src/shared/locale.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { type DetailSection, DetailSections, detailSectionsFragment } from './detail-sections.tsx';

const template = (sub_type: string, title: string, title_en: string | null = null) =>
  maskFragments(
    [detailSectionsFragment],
    unsafe_readResult(detailSectionsFragment, {
      id: `${sub_type} ${title}`,
      sub_type,
      title,
      title_en,
      sub_title: `${title}의 설명`,
      sub_title_en: null,
    } as never),
  );

const section = (subType: string, title: string): DetailSection => ({
  subType,
  title,
  show: (heading) => (
    <section>
      <h2>{heading.title}</h2>
      <p>{heading.subTitle}</p>
    </section>
  ),
});
const products = section('PRODUCT', 'Products');
const graphics = section('GRAPHIC', 'Graphics');

async function titlesOf(
  templates: ReturnType<typeof template>[],
  sections = [products, graphics],
  locale?: Locale,
) {
  await renderInShop(<DetailSections templates={templates} sections={sections} />, locale);
  return screen.queryAllByRole('heading').map(({ textContent }) => textContent);
}

afterEach(cleanup);

test('the sections are in the operator’s order, under the operator’s titles', async () => {
  expect(await titlesOf([template('GRAPHIC', '그림'), template('PRODUCT', '상품')])).toEqual([
    '그림',
    '상품',
  ]);
  expect(screen.getByText('그림의 설명')).toBeTruthy();
});

test('in English a title without a translation stays Korean', async () => {
  const templates = [template('GRAPHIC', '그림', 'Pictures'), template('PRODUCT', '상품')];
  expect(await titlesOf(templates, undefined, 'en')).toEqual(['Pictures', '상품']);
});

test('a section without a template is not shown, nor one that this page does not have', async () => {
  expect(await titlesOf([template('PRODUCT', '상품'), template('WEATHER', '날씨')])).toEqual(['상품']);
});

test('a section that is listed twice is shown once', async () => {
  expect(await titlesOf([template('PRODUCT', '상품'), template('PRODUCT', '또 상품')])).toEqual(['상품']);
});

test('a section with nothing to show has no heading', async () => {
  const empty = { ...graphics, show: () => null };
  expect(await titlesOf([template('GRAPHIC', '그림')], [products, empty])).toEqual([]);
});

test('a shop without templates shows all sections under their own titles', async () => {
  expect(await titlesOf([])).toEqual(['Products', 'Graphics']);
});

test('the operator’s markup is text', async () => {
  expect(await titlesOf([template('PRODUCT', '<img src=x onerror=alert(1)>')])).toEqual([
    '<img src=x onerror=alert(1)>',
  ]);
});
