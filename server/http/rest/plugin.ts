import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify';
import plugin from 'fastify-plugin';
import type { CustomShares } from '#server/catalogue/customs/custom-share.ts';
import type { GraphicAnalysis } from '#server/catalogue/graphics/graphic-analysis.ts';
import type { Uploads } from '#server/catalogue/uploads/uploads.ts';
import { chatSettings } from '#server/config/choose-chat.ts';
import type { Config } from '#server/config/config.ts';
import type { Social } from '#server/identity/social/social.ts';
import { parseBearerToken, type VerifyAccessToken } from '#server/identity/tokens/verify-access-token.ts';
import type { ResizedImages } from '#server/images/resized-images.ts';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import type { VapidKeys } from '#server/push/vapid-keys.ts';
import { sendProblem } from '../problem.ts';
import { addressRoutes } from './addresses.ts';
import { adminClaimRoutes } from './admin-claims.ts';
import { adminOrderRoutes } from './admin-orders.ts';
import { agreementRoutes } from './agreements.ts';
import { artistRoutes } from './artists.ts';
import { type AccountParts, authRoutes } from './auth.ts';
import { cartRoutes } from './cart.ts';
import { chatRoutes } from './chat.ts';
import { claimRoutes } from './claims.ts';
import { couponRoutes } from './coupons.ts';
import { customRoutes } from './customs.ts';
import { deliveryRoutes } from './deliveries.ts';
import { graphicRoutes } from './graphics.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { imageRoutes } from './images.ts';
import { inquiryRoutes } from './inquiries.ts';
import { meRoutes } from './me.ts';
import { notificationRoutes } from './notifications.ts';
import { orderCancellationRoutes } from './order-cancellations.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { pointRoutes } from './points.ts';
import { printFileRoutes } from './print-files.ts';
import { productInquiryRoutes } from './product-inquiries.ts';
import { type PublicConfig, publicConfigRoute } from './public-config.ts';
import { pushSubscriptionRoutes } from './push-subscription.ts';
import { pushTopicRoutes } from './push-topics.ts';
import { retainedRecordRoutes } from './retained-records.ts';
import { reviewRoutes } from './reviews.ts';
import { searchRoutes } from './search.ts';
import { socialRoutes } from './social.ts';
import { socialAccountRoutes } from './social-accounts.ts';
import { uploadRoutes } from './uploads.ts';
import { createValidator } from './validator.ts';
import { visitorId } from './visitor-id.ts';
import { type VitalsOptions, vitalsRoute } from './vitals.ts';
import { walletRoutes } from './wallet.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    /** Refuses whoever brings no access token of a member. */
    readonly requireMember: onRequestAsyncHookHandler;
    /** Lets visitors pass, but nobody with an access token that is not valid. */
    readonly readMember: onRequestAsyncHookHandler;
    readonly idempotency: Idempotency;
  }
}

type Options = {
  config: Config;
  publicConfig: PublicConfig;
  images: ResizedImages;
  uploads: Uploads;
  shares: CustomShares;
  traits: GraphicAnalysis;
  keys: VapidKeys;
  /** Encrypts what members entrust to the shop. */
  dataKey: Buffer;
  vitals: VitalsOptions;
  authenticate: VerifyAccessToken;
  social: Social;
  accounts: AccountParts;
};

/** The REST interface below `/api/v1`; every route is that of a contract, see src/shared/contracts. */
export const rest: FastifyPluginAsync<Options> = async (app, { config, keys, dataKey, ...options }) => {
  await app.register(
    async (api) => {
      await api.register(contractSupport, { authenticate: options.authenticate });
      await api.register(publicConfigRoute, { publicConfig: options.publicConfig });
      await api.register(imageRoutes, { images: options.images, shares: options.shares });
      await api.register(customRoutes, { shares: options.shares });
      await api.register(graphicRoutes, { traits: options.traits });
      await api.register(uploadRoutes, { uploads: options.uploads });
      await api.register(vitalsRoute, options.vitals);
      await api.register(pushSubscriptionRoutes, { config, keys });
      await api.register(cartRoutes, { publicOrigin: config.publicOrigin });
      await api.register(orderRoutes, { publicOrigin: config.publicOrigin, dataKey });
      for (const routes of [orderCancellationRoutes, claimRoutes]) await api.register(routes, { dataKey });
      await api.register(adminClaimRoutes, { dataKey, uploads: options.uploads });
      for (const routes of [authRoutes, meRoutes, socialAccountRoutes])
        await api.register(routes, options.accounts);
      const { social } = options;
      await api.register(socialRoutes, { ...options.accounts, social, publicOrigin: config.publicOrigin });
      for (const routes of [retainedRecordRoutes, searchRoutes]) await api.register(routes, { dataKey });
      await api.register(chatRoutes, { chat: chatSettings(config) });
      for (const routes of [
        addressRoutes,
        adminOrderRoutes,
        couponRoutes,
        deliveryRoutes,
        pushTopicRoutes,
        agreementRoutes,
        artistRoutes,
        inquiryRoutes,
        notificationRoutes,
        paymentRoutes,
        pointRoutes,
        printFileRoutes,
        productInquiryRoutes,
        reviewRoutes,
        walletRoutes,
      ])
        await api.register(routes);
    },
    { prefix: '/api/v1' },
  );
};

/** The plugins that `addRoute` expects of its instance: members, idempotency keys, validation. */
export const contractSupport = plugin(async (app, { authenticate }: Pick<Options, 'authenticate'>) => {
  app.setValidatorCompiler(createValidator());
  app.addHook('onRequest', async (_request, reply) => {
    // A handler whose response may be cached sets the header itself.
    reply.header('cache-control', 'no-store');
  });

  app.decorateRequest('memberId', '');
  app.decorateRequest('sessionId', '');
  app.decorateRequest('memberRole', '');
  const readMember: onRequestAsyncHookHandler = async (request, reply) => {
    const token = parseBearerToken(request.headers.authorization);
    const member = token ? await authenticate(token) : null;
    if (!member?.ok) return sendProblem(reply.header('www-authenticate', 'Bearer'), 'AUTH_REQUIRED');
    const { userId, sessionId, defaultRole, allowedRoles } = member.value;
    const role = request.headers['x-hasura-role'] ?? defaultRole;
    if (typeof role !== 'string' || !allowedRoles.includes(role)) return sendProblem(reply, 'NO_ACCESS');
    request.setDecorator('memberId', userId);
    request.setDecorator('sessionId', sessionId ?? '');
    request.setDecorator('memberRole', role);
  };
  app.decorate('requireMember', readMember);
  app.decorate('readMember', async function (request, reply) {
    if (request.headers.authorization !== undefined) return readMember.call(this, request, reply);
    request.setDecorator('memberId', visitorId);
  });

  app.decorateRequest('transaction', null);
  app.decorateRequest('idempotencyKey', '');
  const idempotency = createIdempotency(app.pool);
  app.decorate('idempotency', idempotency);
  repeat(app, {
    everyMs: hourMs,
    task: () => idempotency.removeExpired(),
    failure: 'idempotency keys: removing expired ones failed, will retry',
  });
});
