import type { CSSProperties } from 'react';

// The properties that an operator may set: no URLs, no sizes above the 32 pixels of the line, no positions.
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

/** Parses `main_page.title_style` (`color: #c93a16; font-weight: 700`) and removes everything that is not allowed. */
export function readTitleStyle(text: string | null): CSSProperties {
  const entries = (text ?? '').split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    if (!isAllowed(property)) return [];
    const [name, pattern] = allowed[property];
    return pattern.test(value) ? [[name, inRem(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Operators write pixels; the size that a reader has chosen counts for their titles too. */
const inRem = (value: string): string =>
  value.endsWith('px') ? `${Number.parseInt(value, 10) / 16}rem` : value;

function isAllowed(property: string): property is keyof typeof allowed {
  return Object.hasOwn(allowed, property);
}
