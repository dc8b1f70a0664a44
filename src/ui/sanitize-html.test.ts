import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

test('text, headings and lists are left as they are', () => {
  const html = '<h2>제1조</h2><p>목적 <a href="https://kkumim.test/a">보기</a></p><ul><li>하나</li></ul>';
  // happy-dom loses the very first node; a browser does not.
  expect(sanitizeHtml(`<hr>${html}`)).toContain(html);
});

test.each([
  ['<img src="x" onerror="alert(1)">', 'onerror'],
  ['<script>alert(1)</script>', 'script'],
  ['<a href="javascript:alert(1)">a</a>', 'javascript'],
  ['<a href="//evil.example">a</a>', 'evil'],
  ['<p style="position:fixed">a</p>', 'style'],
  ['<form action="https://evil.example"><input></form>', 'form'],
  ['<iframe src="https://evil.example"></iframe>', 'iframe'],
])('%s loses what could do harm', (html, harm) => {
  expect(sanitizeHtml(html)).not.toContain(harm);
});
