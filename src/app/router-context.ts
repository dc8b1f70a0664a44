import type { I18n } from '@lingui/core';
import type { ShopConfig } from '#src/config/shop-config.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import type { Session } from '#src/session/session.ts';

/** Available to all guards and loaders. */
export type RouterContext = {
  readonly client: LazyClient;
  readonly config: ShopConfig;
  readonly i18n: I18n;
  readonly session: Session;
  /** The transport of the REST API, while the server renders. */
  readonly fetch?: typeof fetch;
};
