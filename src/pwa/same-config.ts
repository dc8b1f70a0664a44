import type { ShopConfig } from '#src/config/shop-config.ts';
import { fieldsOf } from '#src/shared/parse.ts';

/** Ignores the order of the keys: the page and the API print the same configuration in different orders. */
export const isSameConfig = (one: ShopConfig, other: ShopConfig): boolean => print(one) === print(other);

const print = (config: ShopConfig): string =>
  JSON.stringify(config, (_key, value: unknown) => {
    const fields = fieldsOf(value);
    return fields ? Object.fromEntries(Object.entries(fields).sort()) : value;
  });
