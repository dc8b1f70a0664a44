const configuration = /<script[^>]*\bid="shop-config"[^>]*>[^<]*<\/script>/;

/** Is this the shop's page at all, and not that of whoever stands between the shopper and the shop? */
export const isShopPage = (html: string): boolean => configuration.test(html);

/** Are these two the same page but for the configuration in them? */
export function isSameBuild(one: string, other: string): boolean {
  return isShopPage(other) && one.replace(configuration, '') === other.replace(configuration, '');
}
