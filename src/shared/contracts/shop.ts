import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { paymentMethod } from './order-states.ts';
import { nullable } from './schemas.ts';
import { socialProviders } from './social-names.ts';

const optionalText = nullable(Type.String());
/** Filled in by a later release. */
const later = nullable(Type.Object({}, { additionalProperties: true }));

export const readPublicConfig = {
  endpoint: 'GET /config',
  summary: 'Public configuration of the shop',
  tag: 'shop',
  access: 'public',
  responses: {
    200: Type.Object(
      {
        locale_default: Type.Enum(['ko', 'en']),
        currency: Type.Enum(['KRW']),
        realm: optionalText,
        token_url: optionalText,
        userinfo_url: optionalText,
        logout_url: optionalText,
        client_id: optionalText,
        client_secret: nullable(Type.String(), { description: 'Compared, and gives no power.' }),
        graphql_url: Type.String(),
        api_base: Type.String(),
        cdn_base: Type.String(),
        service_worker: Type.Boolean({ description: 'False: a browser removes the one it has.' }),
        vitals_sample_rate: Type.Number({ description: 'Share of page views that call POST /vitals' }),
        payment: nullable(
          Type.Object({
            provider: Type.Enum(['PORTONE_V2', 'PORTONE_V1']),
            script_url: Type.String({ description: 'The script of the payment window' }),
            methods: Type.Array(paymentMethod),
            is_sandbox: Type.Boolean({ description: 'No money moves' }),
          }),
        ),
        social: nullable(
          Type.Object({
            providers: Type.Array(Type.Enum(socialProviders)),
            token_url: Type.String({ description: 'Where their one-time codes are exchanged' }),
            can_link: Type.Boolean({ description: 'Members link further accounts in the profile' }),
            scripts: Type.Object({
              kakao: Type.Optional(Type.String()),
              google: Type.Optional(Type.String()),
              apple: Type.Optional(Type.String()),
            }),
          }),
          { description: 'By whom members sign in, and the scripts of those who have one' },
        ),
        chat: nullable(
          Type.Object({
            plugin_key: Type.String(),
            script_url: Type.String({ description: 'The script of the chat service' }),
          }),
        ),
        wallet: Type.Boolean({ description: 'Members can connect a wallet' }),
        analytics: nullable(Type.Object({ gtm_id: Type.String({ description: 'Google Tag Manager' }) })),
        kakao: nullable(
          Type.Object({
            javascript_key: Type.String(),
            sdk_url: Type.String({ description: 'The script to load for a share by KakaoTalk' }),
            sdk_integrity: Type.String({ description: 'The hash of that script' }),
          }),
        ),
        postcode: nullable(
          Type.Object({
            script_url: Type.String({ description: 'The script to load for a search for addresses' }),
          }),
        ),
        policies: later,
        push: nullable(
          Type.Object({ public_key: Type.String({ description: 'For PushManager.subscribe' }) }),
        ),
        accounts: nullable(
          Type.Object({
            sms: Type.Boolean({ description: 'Codes can be sent by text message: sign-up' }),
            email: Type.Boolean({ description: 'Codes can be sent by email: password reset' }),
          }),
          { description: 'Null: members cannot manage their accounts here' },
        ),
        demo_accounts: nullable(
          Type.Array(Type.Object({ role: Type.String(), email: Type.String(), password: Type.String() })),
        ),
      },
      { description: 'An empty value hides its feature.' },
    ),
  },
} as const satisfies Contract;
