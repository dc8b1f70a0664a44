import type { FastifyInstance } from 'fastify';
import type { SocialProviderName, SocialPurpose } from '#src/shared/contracts/social-names.ts';

type Visit = {
  readonly provider?: SocialProviderName;
  readonly purpose?: SocialPurpose;
  readonly returnTo?: string;
  /** The person who signs in at the sandbox; null: they cancel. */
  readonly person?: string | null;
};

export type Landing = Readonly<Record<string, string>>;

/** A browser that goes to the sandbox of the social providers and back: it keeps cookies and follows redirects. */
export class SocialBrowser {
  readonly cookies = new Map<string, string>();
  readonly app: FastifyInstance;
  readonly host: string;

  constructor(app: FastifyInstance, host = 'shop.test') {
    this.app = app;
    this.host = host;
  }

  async request(
    method: 'GET' | 'POST',
    url: string,
    options: { form?: Record<string, string>; json?: object; headers?: Record<string, string> } = {},
  ) {
    const { form, json, headers = {} } = options;
    const response = await this.app.inject({
      method,
      url,
      headers: {
        host: this.host,
        'accept-language': 'ko',
        cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(json && { payload: json }),
    });
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** @returns where the shop's own address leads */
  async start({ provider = 'kakao', purpose = 'SIGN_IN', returnTo = '/main' }: Visit = {}) {
    const query = new URLSearchParams({ return: returnTo, purpose });
    const response = await this.request('GET', `/api/v1/auth/${provider}/start?${query}`);
    return response.headers.location ?? '';
  }

  /** Chooses at the provider. @returns the address of the shop that the provider sends the browser to */
  async choose(authorizationUrl: string, visit: Visit = {}): Promise<string> {
    const { provider = 'kakao', person = `${provider}-1001` } = visit;
    const page = await this.follow('GET', authorizationUrl);
    const [, action = ''] = /action="([^"]+)"/.exec(page.body) ?? [];
    const form = { person: person ?? '', choice: person ? 'accept' : 'refuse' };
    const answered = await this.follow('POST', action.replaceAll('&amp;', '&'), form);
    if (!answered.headers.location) return this.#readForm(answered.body);
    return answered.headers.location ?? '';
  }

  /** The fields in the fragment of the address that the shop redirects to. */
  async comeBack(callbackUrl: string): Promise<Landing> {
    const response = await this.follow('GET', callbackUrl);
    const [, fragment] = (response.headers.location ?? '').split('#');
    return Object.fromEntries(new URLSearchParams(fragment));
  }

  async visit(visit: Visit = {}): Promise<Landing> {
    return this.comeBack(await this.choose(await this.start(visit), visit));
  }

  async exchange(code: string) {
    const { token_url, client_id, client_secret } = (await this.app.inject('/api/v1/config')).json();
    const form = { client_id, client_secret, grant_type: 'authorization_code', code };
    return this.request('POST', token_url, { form });
  }

  /** Follows redirects until the shop's callback, or our own page. */
  async follow(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
    let response = await this.request(method, this.#pathOf(url), form && { form });
    for (let hop = 0; hop < 8; hop += 1) {
      const { location } = response.headers;
      if (!location || location.includes('#') || /\/api\/v1\/auth\/\w+\/callback/.test(location))
        return response;
      response = await this.request('GET', this.#pathOf(location));
    }
    return response;
  }

  /** Apple's page, which a script sends off. */
  async #readForm(html: string): Promise<string> {
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const fields = Array.from(html.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]);
    // From another site: the cookies of the shop are not sent.
    const own = new Map(this.cookies);
    this.cookies.clear();
    const response = await this.request('POST', this.#pathOf(action), { form: Object.fromEntries(fields) });
    for (const [name, value] of own) this.cookies.set(name, value);
    return response.headers.location ?? '';
  }

  #pathOf(url: string): string {
    const { pathname, search } = new URL(url, 'http://shop.test');
    return `${pathname}${search}`;
  }
}
