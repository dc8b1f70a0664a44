/**
 * How the shop gets onto this device. `prompt`: the browser asks. `share`: by hand, in the share menu of an iPhone or
 * iPad. `other-browser`: not from within this app. `none`: it is there already, or cannot be.
 */
export type InstallMethod = 'prompt' | 'share' | 'other-browser' | 'none';

type Circumstances = {
  readonly hasOffer: boolean;
  readonly isStandalone: boolean;
  readonly userAgent: string;
  /** An iPad says that it is a Mac, but no Mac is touched. */
  readonly maxTouchPoints: number;
};

const insideApps = /KAKAOTALK|Instagram|FBAN|FBAV|\bLine\/|NAVER\(inapp|DaumApps|everytimeApp|BAND\//i;

export function installMethod({
  hasOffer,
  isStandalone,
  userAgent,
  maxTouchPoints,
}: Circumstances): InstallMethod {
  if (isStandalone) return 'none';
  if (hasOffer) return 'prompt';
  if (insideApps.test(userAgent)) return 'other-browser';
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'share' : 'none';
}
