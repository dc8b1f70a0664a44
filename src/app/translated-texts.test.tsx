import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteTranslation } from './translated-texts.ts';

// In a browser, with its own records of what was changed: tests/journeys/translated-page.spec.ts.

afterEach(cleanup);

let change: (count: number) => void;

type PartProps = { show: (count: number) => ReactNode };

function Part({ show }: PartProps) {
  const [count, setCount] = useState(1);
  change = (next) => act(() => setCount(next));
  return <main>{show(count)}</main>;
}

/** Shows what depends on a number, translated. */
function open(show: PartProps['show']): void {
  render(<Part show={show} />);
  translate();
}

/** Replaces each text, and says so as a browser does. */
function translate(note = noteTranslation): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data || text.parentElement?.closest('font')) continue;
    const { previousSibling, nextSibling } = text;
    const font = document.createElement('font');
    font.textContent = `‹${text.data}›`;
    text.replaceWith(font);
    const record = { addedNodes: [font], removedNodes: [text], previousSibling, nextSibling };
    note([record as unknown as MutationRecord]);
  }
}

const shown = () => screen.getByRole('main').textContent?.replace(/[‹›]/g, '');

test('a text that goes beside another takes its translation along', () => {
  open((count) => (
    <p>
      {count < 3 && '3,000원 더 담으면 '}무료배송<b>!</b>
    </p>
  ));
  change(3);
  expect(shown()).toBe('무료배송!');
});

test('an element that is added before a translated text is shown', () => {
  open((count) => (
    <p>
      {count > 1 && <b>쿠폰 </b>}
      할인 {count}장
    </p>
  ));
  change(2);
  expect(shown()).toBe('쿠폰 할인 2장');
});

test('an amount in a translated sentence changes with every step, and is translated again', () => {
  open((count) => (
    <p>
      합계 {(count * 12_000).toLocaleString('ko-KR')}원, <strong>{count}개</strong> 담았어요
    </p>
  ));
  for (const count of [2, 3, 1]) {
    change(count);
    const text = `합계 ${(count * 12_000).toLocaleString('ko-KR')}원, ${count}개 담았어요`;
    expect(shown()).toBe(text);
    translate();
    expect(shown()).toBe(text);
    expect(screen.getByRole('main').textContent).toContain('‹합계 ›');
  }
});

test('the words of one sentence are put back together, those of another stay translated', () => {
  open((count) => (
    <>
      <p>
        합계 <b>{count}</b>원 {count}개
      </p>
      <p>배송비 없음</p>
    </>
  ));
  change(2);
  expect(screen.getByRole('main').textContent).toBe('합계 2원 2개‹배송비 없음›');
});

test('an amount that changes before this file is loaded is shown when it is there', async () => {
  vi.resetModules();
  const seen: (readonly MutationRecord[])[] = [];
  render(<Part show={(count) => <p>합계 {count * 12_000}원</p>} />);
  translate((records) => void seen.push(records));
  change(2);
  expect(shown()).toBe('합계 12000원');
  const late = await import('./translated-texts.ts');
  for (const records of seen) late.noteTranslation(records);
  await vi.waitFor(() => expect(shown()).toBe('합계 24000원'));
});

test('texts that are moved leave no translation behind', () => {
  open((count) => {
    const words = ['하나', '둘', '셋'].slice(0, 2 + (count % 2));
    return (count % 2 ? words : words.toReversed()).map((word) => <Word key={word} word={word} />);
  });
  change(2);
  expect(shown()).toBe('둘하나');
  translate();
  change(3);
  expect(shown()).toBe('하나둘셋');
});

const Word = ({ word }: { word: string }) => <>{word}</>;
