import { expect, test } from 'vitest';
import { html, json, jsonScript, trustedHtml } from './html.ts';

test('texts are escaped in elements and in attributes, once', () => {
  const typed = `<b title="a">&'`;
  const inner = html`<p title="${typed}">${typed}</p>`;
  const escaped = `&lt;b title=&quot;a&quot;&gt;&amp;'`;
  expect(String(html`<div>${inner}</div>`)).toBe(`<div><p title="${escaped}">${escaped}</p></div>`);
});

test('a list is written one after the other, and nothing is written for what is not there', () => {
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ol>${items}</ol>${null}${undefined}${false}${0}${''}`)).toBe(
    '<ol><li>a</li><li>&lt;</li></ol>0',
  );
});

test('a style sheet of our own stays as it is, and so does a backslash', () => {
  expect(String(html`<style>${trustedHtml('p { font: "Noto"; }')}</style>\n`)).toBe(
    '<style>p { font: "Noto"; }</style>\n',
  );
});

test('nothing in JSON can end its script element', () => {
  const value = { text: '</script><!--\u2028\u2029', list: [1] };
  expect(String(jsonScript('data', value))).toBe(
    '<script type="application/json" id="data">{"text":"\\u003c/script>\\u003c!--\\u2028\\u2029","list":[1]}</script>',
  );
  expect(JSON.parse(String(json(value)))).toEqual(value);
});
