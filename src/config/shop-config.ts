import * as v from 'valibot';

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

// Public by nature: no secret ever stands here. An absent value hides its feature.
const shopConfigSchema = v.object({
  locale_default: v.optional(v.picklist(['ko', 'en']), 'ko'),
  currency: v.optional(v.literal('KRW'), 'KRW'),
  graphql_url: v.optional(v.string(), '/v1/graphql'),
  api_base: v.optional(v.string(), '/api/v1'),
  cdn_base: v.optional(v.string(), '/cdn'),
  service_worker: v.optional(v.boolean(), true),
  realm: optional(v.string()),
  token_url: optional(v.string()),
  userinfo_url: optional(v.string()),
  logout_url: optional(v.string()),
  client_id: optional(v.string()),
  // Names the storefront to the provider and opens nothing.
  client_secret: optional(v.string()),
  social: optional(v.record(v.string(), v.unknown())),
  /** For subscribing to push messages. */
  push: optional(v.object({ public_key: v.string() })),
  /** For the test-account helper; only a demo shop sends them. */
  demo_accounts: optional(v.array(v.object({ role: v.string(), email: v.string(), password: v.string() }))),
});

export type ShopConfig = v.InferOutput<typeof shopConfigSchema>;

/** What holds when the server did not answer: our own server's addresses, every optional feature hidden. */
export const fallbackConfig: ShopConfig = v.parse(shopConfigSchema, {});

/** `null` when `raw` is not a configuration. */
export function parseShopConfig(raw: unknown): ShopConfig | null {
  const parsed = v.safeParse(shopConfigSchema, raw);
  return parsed.success ? parsed.output : null;
}
