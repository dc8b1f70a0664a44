import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html-on-server.ts';

test.each([
  '<h2>제1조</h2><p>목적 <a href="https://kkumim.test/a">보기</a></p><ul><li>하나</li></ul>',
  '<p><img src="/cdn/a.webp" alt="찻잔" width="320" height="240"></p>',
  '<table><tbody><tr><th scope="row" rowspan="2">배송</th><td colspan="2">사흘</td></tr></tbody></table>',
  '<ol start="3" reversed><li value="7"><b>셋</b><br><strike>넷</strike></li></ol>',
  '<p><a href="mailto:a@kkumim.test">편지</a> <a href="tel:0212345678">전화</a> <a href="#b">아래</a></p>',
])('%s is left as it is', (html) => {
  expect(sanitizeHtml(html)).toBe(html);
});

test.each([
  ['<img src="x" onerror="alert(1)">', '<img>'],
  ['<script>alert(1)</script>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', '<img>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" &#9;jav&#10;ascript:alert(1)">a</a>', '<a>a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/&#9;/evil.example">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
  ['<p style="position:fixed" class="a" id="b" name="c">a</p>', '<p>a</p>'],
  ['<form action="https://evil.example"><input><button>a</button></form>', 'a'],
  ['<iframe src="https://evil.example"></iframe><object data="/a"></object><embed src="/a">', ''],
  ['<base href="/a"><meta http-equiv="refresh" content="0;url=/a"><link rel="stylesheet" href="/a">', ''],
])('%s loses what could do harm', (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
});

test.each([
  ['<li>a</li><dd>b</dd><tr><td>c</td></tr>', 'abc'],
  ['</div></section></main><p>a', '<p>a</p>'],
  ['<ul><li>a<div><li>b</div></ul>', '<ul><li>a<div></div></li><li>b</li></ul>'],
  ['<table>a<tr><td>b</table>', 'a<table><tbody><tr><td>b</td></tr></tbody></table>'],
])('%s closes nothing of the page around it', (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
});

test('sanitized HTML keeps its structure when it is parsed again, whatever is written', () => {
  const tag = fc.constantFrom(
    'a',
    'b',
    'p',
    'div',
    'h2',
    'ul',
    'li',
    'dl',
    'dd',
    'table',
    'tr',
    'td',
    'caption',
    'font',
    'ruby',
    'rt',
    'br',
    'svg',
    'math',
    'style',
    'template',
    'noscript',
    'select',
    'option',
    'button',
    'form',
    'textarea',
    'marquee',
  );
  const piece = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom('글', '<!--', '-->', '<![CDATA[', ']]>', '<a href="/a">', '&lt;b&gt;'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const html = sanitizeHtml(pieces.join(''));
      expect(sanitizeHtml(html)).toBe(html);
      if (!/<(?:svg|math|style|template|noscript|textarea|select|!)/.test(pieces.join(''))) {
        const words = (text: string) => text.replaceAll(/[^글]/g, '').length;
        expect(words(html)).toBe(words(pieces.join('')));
      }
    }),
    { numRuns: 2000 },
  );
});
