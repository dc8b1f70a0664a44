/** Whether the installed shop runs in its own window. */
export function isStandalone(): boolean {
  // Older versions of iOS do not support the media query.
  const isIosApp = (navigator as { standalone?: boolean }).standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone)').matches;
}
