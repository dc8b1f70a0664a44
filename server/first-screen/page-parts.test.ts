import { expect, test } from 'vitest';
import { appParts } from './build-parts.ts';
import { criticalStyles } from './critical-styles.ts';
import { firstScreenHref } from './first-screen-href.ts';
import { escapedJson, inlineJson } from './inline-json.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('data in a script cannot end it', () => {
  const value = { text: '</script><!--\u2028\u2029', list: [1] };
  const written = inlineJson('first-data', value);
  expect(written).not.toMatch(/<\/script>.|<!--|[\u2028\u2029]/);
  expect(JSON.parse(escapedJson(value))).toEqual(value);
});

test.each([
  ['/main', '/main'],
  ['/', '/main'],
  ['/main?utm_source=a', '/main'],
  [`/product/${id}`, `/product/${id}`],
  [`/product/${id}?mockup_group_id=${id}&utm=1`, `/product/${id}?mockup_group_id=${id}`],
  [`/product/${id}?mockup_group_id=front`, `/product/${id}`],
  [`/artist/haru/graphic/${id}`, `/artist/haru/graphic/${id}`],
])('%s shows the first screen of %s', (url, href) => {
  expect(firstScreenHref(url)).toBe(href);
});

test.each(['/index.html', '/login', '/product/7', '/mypage', `/product/${id}/more`, '//evil.example/main'])(
  '%s has no first screen of its own',
  (url) => {
    expect(firstScreenHref(url)).toBeNull();
  },
);

test('only the rules that a page can use stand in it', () => {
  const styles = `@layer base,components;@layer base{html{color:red}@font-face{src:url(a)}}@layer components{
    .card_box{color:red;&:hover{color:blue}}.card_gone{color:red}.card_box .card_gone{top:0}
    .card_box:not(.card_gone){left:0}@media (width>=48rem){.card_gone{top:0}}}`;
  const critical = criticalStyles(styles, '<p class="card_box other">').replace(/\s/g, '');
  expect(critical).toContain('@layerbase,components;@layerbase{html{color:red}}');
  expect(critical).toContain('.card_box{color:red;&:hover{color:blue}}');
  expect(critical).toContain('.card_box:not(.card_gone){left:0}');
  expect(critical).not.toMatch(/top:0|font-face|@media/);
});

test('the page names the parts that its route needs, each once', () => {
  const manifest = {
    '_shop.js': { file: 'assets/shop.js', imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    'src/routes/main.tsx?tsr-split=component': {
      file: 'assets/main.js',
      imports: ['_shop.js', '_card.js'],
    },
    '_card.js': { file: 'assets/card.js', imports: ['_libraries.js'] },
    'src/routes/login.tsx?tsr-split=component': { file: 'assets/login.js' },
  };
  expect(appParts(manifest, '/assets/shop.js', '/main')).toEqual({
    app: '/assets/shop.js',
    parts: ['/assets/libraries.js', '/assets/main.js', '/assets/card.js'],
  });
});
