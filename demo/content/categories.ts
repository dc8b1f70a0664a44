import type { Text } from './text.ts';

/** Its key is what addresses name it by. */
export type DemoCategory = { readonly key: string; readonly name: Text };

export const categories = [
  {
    key: 'clothing',
    name: { ko: '의류', en: 'Clothing' },
    children: [
      { key: 't-shirts', name: { ko: '티셔츠', en: 'T-shirts' } },
      { key: 'sweatshirts', name: { ko: '맨투맨', en: 'Sweatshirts' } },
      { key: 'hoodies', name: { ko: '후드', en: 'Hoodies' } },
      { key: 'shirts-outerwear', name: { ko: '셔츠·아우터', en: 'Shirts and outerwear' } },
    ],
  },
  {
    key: 'bags-hats',
    name: { ko: '가방·모자', en: 'Bags and hats' },
    children: [
      { key: 'tote-bags', name: { ko: '에코백', en: 'Tote bags' } },
      { key: 'hats', name: { ko: '모자', en: 'Hats' } },
      { key: 'scarves', name: { ko: '스카프·반다나', en: 'Scarves' } },
      { key: 'pouches', name: { ko: '파우치', en: 'Pouches' } },
    ],
  },
  {
    key: 'living',
    name: { ko: '생활용품', en: 'Living' },
    children: [
      { key: 'mugs-cups', name: { ko: '머그·컵', en: 'Mugs and cups' } },
      { key: 'cushions', name: { ko: '쿠션', en: 'Cushions' } },
      { key: 'posters', name: { ko: '포스터', en: 'Posters' } },
      { key: 'blankets', name: { ko: '담요', en: 'Blankets' } },
      { key: 'aprons', name: { ko: '앞치마', en: 'Aprons' } },
    ],
  },
  {
    key: 'digital',
    name: { ko: '디지털', en: 'Digital' },
    children: [
      { key: 'phone-cases', name: { ko: '폰케이스', en: 'Phone cases' } },
      { key: 'laptop-sleeves', name: { ko: '노트북 파우치', en: 'Laptop sleeves' } },
    ],
  },
  {
    key: 'stationery',
    name: { ko: '문구', en: 'Stationery' },
    children: [
      { key: 'stickers', name: { ko: '스티커', en: 'Stickers' } },
      { key: 'postcards', name: { ko: '엽서', en: 'Postcards' } },
      { key: 'notebooks', name: { ko: '노트·메모지', en: 'Notebooks and pads' } },
      { key: 'tapes', name: { ko: '마스킹테이프', en: 'Washi tapes' } },
      { key: 'keyrings', name: { ko: '키링', en: 'Keyrings' } },
      { key: 'badges', name: { ko: '핀버튼', en: 'Badges' } },
    ],
  },
] as const satisfies readonly (DemoCategory & { readonly children: readonly DemoCategory[] })[];

type Root = (typeof categories)[number];

/** The categories that products are in. */
export type CategoryKey = Root['children'][number]['key'];
export type RootCategoryKey = Root['key'];
