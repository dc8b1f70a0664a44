const configScript = /<script[^>]*\bid="shop-config"[^>]*>[^<]*<\/script>/;

/** Whether this is the shop's page, and not, for example, the page of a captive portal. */
export const isShopPage = (html: string): boolean => configScript.test(html);

/** Whether two pages differ only in the configuration that the server writes into them. */
export function isSameBuild(one: string, other: string): boolean {
  return isShopPage(other) && one.replace(configScript, '') === other.replace(configScript, '');
}
