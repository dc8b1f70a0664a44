import { describe, expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';

const delivery = { question: '배송비는 얼마인가요?', answer: '<p>3,000원이고, 제주는 더 들어요.</p>' };
const wrapping = { question: '선물 포장이 되나요?', answer: '<p>상자에 담아 <strong>배송</strong>해요.</p>' };
const pay = { question: 'How can I pay?', answer: '<p>By card &amp; Naver Pay.</p>' };
const questions = [wrapping, delivery, pay];

describe('a shopper finds', () => {
  test.each([
    ['a word, in questions before answers', '배송', [delivery, wrapping]],
    ['a syllable that is being typed', '얼망', [delivery]],
    ['words that are written together', '배송비는얼마', [delivery]],
    ['words of the question and of the answer', '배송 제주', [delivery]],
    ['initial consonants', 'ㅅㅁ ㅍㅈ', [wrapping]],
    ['consonants that the keyboard joins', 'ㅄㅂ', [delivery]],
    ['English in any case', 'naver PAY', [pay]],
    ['everything while nothing is typed', ' ?', questions],
  ])('%s', (_what, typed, found) => {
    expect(findQuestions(questions, typed)).toEqual(found);
  });
});

test('the tags of an answer are not searched', () => {
  expect(findQuestions(questions, 'strong')).toEqual([]);
  expect(findQuestions(questions, 'amp')).toEqual([]);
});
