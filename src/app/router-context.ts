import type { I18n } from '@lingui/core';
import type { ShopConfig } from '#src/config/shop-config.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import type { Session } from '#src/session/session.ts';

/** What every guard and loader may use. */
export type RouterContext = {
  readonly client: LazyClient;
  readonly config: ShopConfig;
  readonly i18n: I18n;
  readonly session: Session;
};
