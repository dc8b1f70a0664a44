import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { readKeyword } from '#src/shared/search-keyword.ts';

export type Suggestion = ResponseOf<'GET /search/suggestions'>['suggestions'][number];

/** Milliseconds without a further letter. A syllable that is being composed takes several. */
const delays = { typing: 150, composing: 300 } as const;

/** A consonant behind a syllable, which the next key joins to it or to a vowel: '고ㅇ'. */
const isBetweenSyllables = (typed: string) => /[가-힣][ㄱ-ㅎ]$/.test(typed);

/** Suggestions stay until the next ones are there, so that the list does not flicker. */
export function useSuggestions() {
  const { context } = useRouter().options;
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const request = useRef<{ abort: () => void; keyword: string | null }>({ abort: () => {}, keyword: null });
  useEffect(() => () => request.current.abort(), []);

  const suggest = (typed: string, delayMs: number) => {
    const keyword = readKeyword(typed);
    if (keyword === request.current.keyword) return;
    request.current.abort();
    if (!keyword) {
      request.current = { abort: () => {}, keyword: null };
      return setSuggestions([]);
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const outcome = await callApi(context, 'GET /search/suggestions', { query: { keyword }, signal });
      if (!signal.aborted) setSuggestions(outcome.kind === 'ok' ? outcome.body.suggestions : []);
    }, delayMs);
    const abort = () => {
      clearTimeout(timer);
      controller.abort();
    };
    request.current = { abort, keyword };
  };

  return {
    suggestions,
    onInput: (typed: string, isComposing: boolean) => {
      if (isComposing && isBetweenSyllables(typed)) return;
      suggest(typed, isComposing ? delays.composing : delays.typing);
    },
    onCompositionEnd: (typed: string) => suggest(typed, delays.typing),
  };
}
