import { expect, test } from 'vitest';
import { linkTargetOf } from './link-target.ts';

const origin = 'https://kkumim.test';

test.each([
  ['/product/1?option=2#review', '/product/1?option=2#review'],
  ['https://kkumim.test/main', '/main'],
  ['plan/3', '/plan/3'],
  ['/a/../main', '/main'],
])('%s is a page of the shop', (url, href) => {
  expect(linkTargetOf(url, origin)).toEqual({ kind: 'internal', href });
});

test.each([
  ['https://artist.example/works', 'https://artist.example/works'],
  ['//artist.example', 'https://artist.example/'],
  ['/\\artist.example', 'https://artist.example/'],
  ['/\t/artist.example', 'https://artist.example/'],
])('%j is another site, even if it looks like a path', (url, href) => {
  expect(linkTargetOf(url, origin)).toEqual({ kind: 'external', href });
});

test.each([
  ['javascript:alert(1)'],
  [' JavaScript:alert(1)'],
  ['data:text/html,<script>'],
  ['http://artist.example'],
  ['https://kkumim.test@evil.example/'],
  ['https://user:pw@kkumim.test/main'],
  ['mailto:a@b.example'],
  ['/.//artist.example'],
  ['https://kkumim.test//artist.example'],
  ['https://'],
  ['   '],
  [''],
  [null],
  [undefined],
])('%j leads nowhere', (url) => {
  expect(linkTargetOf(url, origin)).toBeNull();
});
