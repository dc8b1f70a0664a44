/** Does the shop run as an app of its own, without the browser around it? */
export function isStandalone(): boolean {
  // Older iPhones say it in a way of their own.
  const apple = (navigator as { standalone?: boolean }).standalone === true;
  return apple || matchMedia('(display-mode: standalone)').matches;
}
