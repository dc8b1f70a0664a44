import { expect, test } from 'vitest';
import { findAppChunks } from './build-manifest.ts';
import { extractCriticalCss } from './critical-css.ts';

test('only the rules that a page can use stand in it', () => {
  const styles = `@layer base,components;@layer base{html{color:red}}@layer components{
    .card_box{color:red;&:hover{color:blue}}.card_gone{color:red}.card_box .card_gone{top:0}
    .card_box:not(.card_gone){left:0}@media (width>=48rem){.card_gone{top:0}}}`;
  const critical = extractCriticalCss(styles, '<p class="card_box other">').replace(/\s/g, '');
  expect(critical).toContain('@layerbase,components;@layerbase{html{color:red}}');
  expect(critical).toContain('.card_box{color:red;&:hover{color:blue}}');
  expect(critical).toContain('.card_box:not(.card_gone){left:0}');
  expect(critical).not.toMatch(/top:0|@media/);
});

test('rules for a mouse are left to the whole sheet', () => {
  const styles = '.card_box{color:red;@media (hover: hover){&:hover{color:blue}}&:active{top:0}}';
  const critical = extractCriticalCss(styles, '<p class="card_box">');
  expect(critical).toMatch(/color:red.*top:0/);
  expect(critical).not.toContain('blue');
});

test('rules of a variant that the page does not have are left out', () => {
  const styles = `.modal_box{color:red;&[data-variant=card]{color:blue}&[data-variant="side"]{top:0}}
    [data-variant=card]>.modal_box{left:0}.modal_box:not([data-variant=card]){right:0}[data-open]{bottom:0}
    .modal_box:is([data-variant=card],[data-variant=side]){margin:0}.modal_box:is(p:not([data-variant=card])){padding:0}`;
  const critical = extractCriticalCss(styles, '<p data-variant="side" class="modal_box">').replace(/\s/g, '');
  expect(critical).toMatch(/color:red.*top:0.*right:0.*bottom:0.*margin:0.*padding:0/);
  expect(critical).not.toMatch(/blue|left/);
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
    'locales/en.po': { file: 'assets/en.js' },
  };
  expect(findAppChunks(manifest, '/assets/shop.js', { routeId: '/main', locale: 'ko' })).toEqual({
    app: '/assets/shop.js',
    libraries: ['/assets/libraries.js'],
    parts: ['/assets/libraries.js', '/assets/main.js', '/assets/card.js'],
  });
  // Asked for by the application, its texts would come a round trip later.
  const { parts } = findAppChunks(manifest, '/assets/shop.js', { routeId: '/main', locale: 'en' });
  expect(parts).toContain('/assets/en.js');
});
