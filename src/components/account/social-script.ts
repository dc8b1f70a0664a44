import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { isInAppBrowser } from '#src/pwa/in-app-browser.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { loadScript } from '#src/ui/load-script.ts';
import type { SocialVisit } from './social-visit.ts';

type Told = ResponseOf<'POST /auth/:provider/script'>;
type Settings = { readonly clientId: string; readonly redirectURI: string; readonly state: string } & Told;

/** The parts of the scripts that are used here. */
type Scripts = {
  readonly Kakao: {
    readonly isInitialized: () => boolean;
    readonly init: (key: string) => void;
    readonly Auth: { readonly authorize: (settings: object) => void };
  };
  readonly google: {
    readonly accounts: {
      readonly oauth2: {
        readonly initCodeClient: (settings: object) => { readonly requestCode: () => void };
      };
    };
  };
  readonly AppleID: {
    readonly auth: { readonly init: (settings: object) => void; readonly signIn: () => Promise<unknown> };
  };
};

const failedToLoad = {
  kakao: 'Failed to load the Kakao JavaScript SDK.',
  google: 'Failed to load the Google 3P Authorization JavaScript Library.',
  apple: 'Failed to load the Apple JavaScript SDK.',
} as const;

type ScriptedProvider = keyof typeof failedToLoad;

/** Milliseconds. Then the browser goes to the provider without it. */
const timeoutMs = 4_000;

const logError = (error: Error) => console.warn('social sign-in:', error.message);

/**
 * Leaves for a social provider by its own script. In-app browsers, which break what scripts open, go by a redirect.
 *
 * @param onError told why not
 * @returns whether the browser is leaving
 */
export async function leaveByScript(
  context: ApiContext,
  { provider, purpose, returnTo }: SocialVisit,
  scriptUrl: string,
  onError: (error: Error) => void = logError,
): Promise<boolean> {
  if (!isScripted(provider) || isInAppBrowser(navigator.userAgent)) return false;
  const [isLoaded, told] = await Promise.all([
    load(context, provider, scriptUrl),
    callApi(context, 'POST /auth/:provider/script', {
      params: { provider },
      body: { purpose, return: returnTo },
    }),
  ]);
  if (told.kind !== 'ok') return false;
  const { client_id: clientId, redirect_uri: redirectURI, state } = told.body;
  try {
    if (!isLoaded) throw new Error(failedToLoad[provider]);
    for (const [name, value] of Object.entries({ clientId, redirectURI, state }))
      if (!value) throw new Error(`${name} is required`);
    leave[provider]({ ...told.body, clientId, redirectURI, state });
    return true;
  } catch (error) {
    onError(error as Error);
    return false;
  }
}

const isScripted = (provider: SocialProviderName): provider is ScriptedProvider => provider in failedToLoad;

const globals = { kakao: 'Kakao', google: 'google', apple: 'AppleID' } as const;

async function load({ config }: ApiContext, provider: ScriptedProvider, url: string): Promise<boolean> {
  if (Reflect.has(window, globals[provider])) return true;
  // The release of Kakao's SDK is known; the others change theirs without notice.
  const kakao = fieldsOf(config.kakao);
  const integrity = textOf(kakao?.sdk_url) === url ? textOf(kakao?.sdk_integrity) : undefined;
  await loadScript(url, { timeoutMs, ...(integrity && { integrity }) }).catch(() => {});
  return Reflect.has(window, globals[provider]);
}

const scripts = () => window as unknown as Scripts;

const leave: Readonly<Record<ScriptedProvider, (settings: Settings) => void>> = {
  kakao({ clientId, redirectURI, state, scope, nonce }) {
    const { Kakao } = scripts();
    if (!Kakao.isInitialized()) Kakao.init(clientId);
    Kakao.Auth.authorize({ redirectUri: redirectURI, state, scope, nonce, throughTalk: true });
  },
  google({ clientId, redirectURI, state, scope }) {
    const settings = { client_id: clientId, scope, ux_mode: 'redirect', redirect_uri: redirectURI, state };
    scripts().google.accounts.oauth2.initCodeClient(settings).requestCode();
  },
  apple({ clientId, redirectURI, state, scope, nonce }) {
    const { auth } = scripts().AppleID;
    auth.init({ clientId, scope, redirectURI, state, nonce, usePopup: false });
    // The page is left; what is rejected is that.
    void auth.signIn().catch(() => {});
  },
};
