import { type Fields, textOf } from '#src/shared/parse.ts';
import { loadScript } from '#src/ui/load-script.ts';

/** The part of Kakao's SDK that is used here. */
type KakaoSdk = {
  readonly isInitialized: () => boolean;
  readonly init: (key: string) => void;
  readonly Share: { readonly sendDefault: (message: object) => void };
};

type Message = { readonly title: string; readonly url: string; readonly imageUrl: string };

/** Milliseconds. Whoever waits longer shares otherwise, which needs a touch that is not five seconds old yet. */
const timeoutMs = 3_000;

/**
 * Opens KakaoTalk, or its window, with a message about a page. Loads the SDK first: nobody who has not chosen it requests
 * anything from Kakao. @returns `false` if that failed; nothing has been opened then
 */
export async function shareByKakao(settings: Fields | null, message: Message): Promise<boolean> {
  try {
    const sdk = loadedSdk() ?? (await loadSdk(settings));
    if (!sdk.isInitialized()) sdk.init(textOf(settings?.javascript_key) ?? '');
    const { title, url, imageUrl } = message;
    const link = { mobileWebUrl: url, webUrl: url };
    sdk.Share.sendDefault({ objectType: 'feed', content: { title, imageUrl, link } });
    return true;
  } catch {
    return false;
  }
}

const loadedSdk = (): KakaoSdk | undefined => Reflect.get(window, 'Kakao');

async function loadSdk(settings: Fields | null): Promise<KakaoSdk> {
  const integrity = textOf(settings?.sdk_integrity) ?? '';
  await loadScript(textOf(settings?.sdk_url) ?? '', { integrity, timeoutMs });
  const sdk = loadedSdk();
  if (!sdk) throw new Error('The script is not the SDK of KakaoTalk.');
  return sdk;
}
