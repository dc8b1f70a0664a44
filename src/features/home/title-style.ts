import type { CSSProperties } from 'react';

// What an operator may say about a title. No urls, no sizes that break the 32 px strip, no positions.
const allowed = {
  color: ['color', /^#([0-9a-f]{3}|[0-9a-f]{6})$/i],
  'background-color': ['backgroundColor', /^#([0-9a-f]{3}|[0-9a-f]{6})$/i],
  'font-weight': ['fontWeight', /^([1-9]00|bold|normal)$/],
  'font-style': ['fontStyle', /^(italic|normal)$/],
  'font-size': ['fontSize', /^1[0-8]px$/],
  'letter-spacing': ['letterSpacing', /^-?0?\.\d{1,2}em$/],
  'text-align': ['textAlign', /^(left|center|right|start|end)$/],
  'text-decoration': ['textDecoration', /^(underline|none)$/],
} as const satisfies Record<string, readonly [keyof CSSProperties, RegExp]>;

/** Reads `main_page.title_style` (`color: #c93a16; font-weight: 700`); whatever is not on the list is dropped. */
export function readTitleStyle(text: string | null): CSSProperties {
  const pairs = (text ?? '').split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    if (!isAllowed(property)) return [];
    const [name, pattern] = allowed[property];
    return pattern.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function isAllowed(property: string): property is keyof typeof allowed {
  return Object.hasOwn(allowed, property);
}
