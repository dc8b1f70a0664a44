import { expect, test } from 'vitest';
import { buildFixture, textOf } from '#tests/support/build-fixture.ts';
import { minifyInline } from './minify-inline.ts';

test('a script in the page itself loses its comments, and stays readable for old browsers', async () => {
  const page = `<!doctype html><title>Shop</title><script>
    // Nobody needs this in a first answer.
    (function () {
      var longName = document.documentElement;
      try {
        if (CSS.supports('color', 'red') && new RegExp('(?<=a)')) longName.setAttribute('data-old', '$&');
      } catch (error) {}
    })();
  </script><script type="application/json">{ "kept":  "as it is" }</script><script type="module" src="/shop.ts"></script>`;
  const output = await buildFixture({ 'index.html': page, 'shop.ts': 'console.log("open");\n' }, [
    minifyInline(),
  ]);
  const written = textOf(output, /index\.html$/);
  expect(written).not.toContain('Nobody needs this');
  expect(written).not.toContain('longName');
  expect(written).not.toContain('=>');
  expect(written).toContain('setAttribute("data-old","$&")');
  // It throws where the browser does not know it.
  expect(written).toContain('RegExp("(?<=a)")');
  expect(written).toContain('{ "kept":  "as it is" }');
});
