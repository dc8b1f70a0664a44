import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { SocialProviderName, SocialPurpose } from '#src/shared/contracts/social-names.ts';

const shop = inject('keycloakPages');

type Server = { readonly app: FastifyInstance };

type Visit = {
  readonly provider?: SocialProviderName;
  readonly purpose?: SocialPurpose;
  /** The person who signs in at the provider; null: they cancel. */
  readonly person?: string | null;
};

type Page = { readonly status: number; readonly url: string; readonly body: string };

const client = { client_id: 'storefront', client_secret: 'storefront' };

/** A browser that goes to Keycloak, to a social provider and back: it keeps cookies, and follows redirects to the shop's pages. */
export class BrokeredBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async request(
    method: 'GET' | 'POST',
    address: string,
    content: Readonly<Record<string, string>> | null = null,
  ) {
    const url = new URL(address, shop);
    const payload = content && new URLSearchParams(content).toString();
    const cookies = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, cookies);
    const headers = {
      host: url.host,
      'accept-language': 'ko',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      ...(payload && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const answer = await (url.origin === shop
      ? this.#askShop(url, { method, headers, payload })
      : askOther(url, { method, headers, payload }));
    for (const cookie of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)="?([^;"]*)/.exec(cookie) ?? [];
      if (value && !/max-age=0/i.test(cookie)) cookies.set(name, value);
      else cookies.delete(name);
    }
    return { ...answer, url: url.href };
  }

  /** Follows redirects up to a page, the shop's callback, or our own page. */
  async follow(
    method: 'GET' | 'POST',
    address: string,
    content: Readonly<Record<string, string>> | null = null,
  ) {
    let answer = await this.request(method, address, content);
    for (let hop = 0; answer.location !== null && hop < 15; hop += 1) {
      const url = new URL(answer.location, answer.url).href;
      if (url.startsWith(shop)) return { ...answer, url };
      answer = await this.request('GET', url);
    }
    return answer;
  }

  /** @returns where the shop leads to */
  async start({ provider = 'google', purpose = 'SIGN_IN' }: Visit = {}): Promise<string> {
    const query = new URLSearchParams({ return: '/cart', purpose });
    const answer = await this.request('GET', `/api/v1/auth/${provider}/start?${query}`);
    if (!answer.location) throw new Error(`No start: ${answer.status} ${answer.body}`);
    return answer.location;
  }

  /** Chooses at the provider. @returns the page of Keycloak, or the address of the shop that Keycloak leads to */
  async choose(authorizationUrl: string, visit: Visit = {}): Promise<Page> {
    const { provider = 'google', person = `${provider}-1001` } = visit;
    const choice = await this.follow('GET', authorizationUrl);
    return this.submit(choice, { person: person ?? '', choice: person ? 'accept' : 'refuse' });
  }

  /** The form of a page. */
  submit({ url, body }: Page, content: Readonly<Record<string, string>>): Promise<Page> {
    const [, action = ''] = /action="([^"]+)"/.exec(body) ?? [];
    return this.follow('POST', new URL(action.replaceAll('&amp;', '&'), url).href, content);
  }

  /** The fields in the fragment of the address that the shop redirects to. */
  async comeBack(callbackUrl: string): Promise<Readonly<Record<string, string>>> {
    const { location } = await this.request('GET', callbackUrl);
    return Object.fromEntries(new URLSearchParams(location?.split('#')[1]));
  }

  async visit(visit: Visit = {}) {
    return this.comeBack((await this.choose(await this.start(visit), visit)).url);
  }

  async exchange(code = '') {
    const { token_url } = (await this.#server.app.inject('/api/v1/config')).json().social;
    const answer = await this.request('POST', token_url, {
      ...client,
      grant_type: 'authorization_code',
      code,
    });
    return { status: answer.status, body: JSON.parse(answer.body) };
  }

  /** There and back. @returns what the storefront gets */
  async signIn(visit: Visit = {}) {
    const { code, ...told } = await this.visit(visit);
    if (!code) throw new Error(`The shop brings no code: ${JSON.stringify(told)}`);
    return this.exchange(code);
  }

  /** By JSON, as the storefront calls. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, payload?: object) {
    const cookies = this.#cookies.get(new URL(shop).host) ?? new Map<string, string>();
    return this.#server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        host: new URL(shop).host,
        'accept-language': 'ko',
        authorization: `Bearer ${token}`,
        cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(payload && { payload }),
    });
  }

  async #askShop({ pathname, search }: URL, { method, headers, payload }: Asked) {
    const answer = await this.#server.app.inject({
      method,
      url: `${pathname}${search}`,
      headers,
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      body: answer.body,
      location: answer.headers.location ?? null,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
    };
  }
}

type Asked = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
};

async function askOther(url: URL, { method, headers, payload }: Asked) {
  const answer = await fetch(url, { method, headers, body: payload, redirect: 'manual' });
  return {
    status: answer.status,
    body: await answer.text(),
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
  };
}
