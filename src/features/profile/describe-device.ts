/** The first that matches counts: most browsers claim to be another one as well. */
const browsers = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Whale', /Whale\//],
  ['KakaoTalk', /KAKAOTALK/i],
  ['Edge', /Edg(A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** `Chrome · Android`; `null` if neither is known. */
export function describeDevice(userAgent: string | null): string | null {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || null;
}
