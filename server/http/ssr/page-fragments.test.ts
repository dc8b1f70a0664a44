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
