import type { Config } from '#server/config/config.ts';

type PostcodeConfig = Pick<Config, 'postcodeScriptUrl' | 'demo'>;

/** The script of the demo shop, a file of public/: the same calls, and nothing leaves the machine. */
const demoScriptUrl = '/postcode-demo.js';

/** Where the search of Kakao's script comes from, which it opens in a frame. */
const frames = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'];

/** The script that the storefront loads to search for an address; null: shoppers type it. */
export const postcodeScriptUrl = ({ postcodeScriptUrl: url, demo }: PostcodeConfig): string | null =>
  url ?? (demo ? demoScriptUrl : null);

/** The sources that the security policy allows for it. */
export function postcodeSources(config: PostcodeConfig): { script: string[]; frame: string[] } {
  const url = postcodeScriptUrl(config);
  return url?.startsWith('https:') ? { script: [url], frame: frames } : { script: [], frame: [] };
}
