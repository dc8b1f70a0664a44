import { expect, test } from 'vitest';
import { withRelease } from './record-speed.ts';

const row = (release: string, lcp: string) => [
  release,
  '2026-11-28',
  '1080, 3.9, 5',
  '10',
  lcp,
  '860',
  '4000',
  '118.0',
  '0.010',
  '80',
];

test('a release is one more row in the table of each page', () => {
  const first = withRelease('# Speed\n\nAn introduction.\n', { '/main': row('0.1.0', '+200') });
  const second = withRelease(first, { '/main': row('0.2.0', '+90'), '/cart': row('0.2.0', '+50') });
  expect(second.split('\n')).toEqual([
    '# Speed',
    '',
    'An introduction.',
    '',
    '## /main',
    '',
    expect.stringMatching(/^\| Release \| Day {8}\| Index, slowed, rounds \| FCP \| LCP {2}\| TBT \| /),
    expect.stringMatching(/^\| -+ \| -+ \| /),
    expect.stringMatching(/^\| 0\.1\.0 {3}\| 2026-11-28 \| 1080, 3\.9, 5 {10}\| 10 {2}\| \+200 \| /),
    expect.stringMatching(/^\| 0\.2\.0 {3}\| 2026-11-28 \| 1080, 3\.9, 5 {10}\| 10 {2}\| \+90 {2}\| /),
    '',
    '## /cart',
    '',
    expect.stringMatching(/^\| Release /),
    expect.stringMatching(/^\| -+ /),
    expect.stringMatching(/^\| 0\.2\.0 /),
    '',
  ]);
});
