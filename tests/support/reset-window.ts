import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// Test files of the storefront share a window, too. What a file has left in it is taken away before the next one: its
// listeners, what it rendered and what it stored.

type Listening = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions,
];

const undo: (() => void)[] = [];
for (const target of [window, document]) {
  const { addEventListener } = target;
  target.addEventListener = (...listening: Listening) => {
    // The testing library and React listen to the document once for all files.
    const isShared = target === document && listening[0] !== 'visibilitychange';
    if (!isShared) undo.push(() => target.removeEventListener(...listening));
    addEventListener.apply(target, listening);
  };
  undo.push(() => {
    target.addEventListener = addEventListener;
  });
}

afterAll(() => {
  cleanup();
  for (const step of undo) step();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
