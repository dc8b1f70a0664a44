/** Finds what a content security policy leaves open; the policy of a page is held to more than that of a picture. */
export function findPolicyErrors(policy: string, contentType: string): readonly string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  if (!contentType.startsWith('text/html')) return directives.has('default-src') ? [] : ['no default-src'];
  const mustBe = (name: string, source: string) =>
    directives.get(name)?.join(' ') === source ? [] : [`${name} is ${directives.get(name)?.join(' ')}`];
  return [
    ...mustBe('default-src', "'self'"),
    ...mustBe('object-src', "'none'"),
    ...mustBe('base-uri', "'none'"),
    ...mustBe('frame-ancestors', "'none'"),
    ...mustBe('form-action', "'self'"),
    ...mustBe('script-src-attr', "'none'"),
    ...openScripts(directives.get('script-src') ?? []),
  ];
}

function openScripts(sources: readonly string[]): readonly string[] {
  const isClosed = (source: string) => source === "'self'" || /^'sha(256|384|512)-[\w+/=]+'$/.test(source);
  return sources.length === 0
    ? ['no script-src']
    : sources.filter((source) => !isClosed(source)).map((source) => `scripts from ${source}`);
}
