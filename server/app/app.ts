import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { createVerificationCodes } from '#server/accounts/verification-codes.ts';
import { type CustomPictures, createCustomPictures } from '#server/catalogue/customs/custom-pictures.ts';
import { createCustomShares } from '#server/catalogue/customs/custom-share.ts';
import { createRenderPool } from '#server/catalogue/customs/render-pool.ts';
import { createGraphicAnalysis } from '#server/catalogue/graphics/graphic-analysis.ts';
import { createUploads } from '#server/catalogue/uploads/uploads.ts';
import { browserPayment } from '#server/config/choose-payment.ts';
import { socialNames } from '#server/config/choose-social.ts';
import type { Config } from '#server/config/config.ts';
import { readAllowList } from '#server/data-service/allow-list.ts';
import { openDataService } from '#server/data-service/data-service.ts';
import { dataServiceRoute } from '#server/data-service/plugin.ts';
import type { VerifyToken } from '#server/data-service/session.ts';
import { type Adapters, adapters } from '#server/http/plugins/adapters.ts';
import { readInlineScripts } from '#server/http/plugins/app-shell.ts';
import { type BodyLimits, bodyLimits, bodyTimeouts } from '#server/http/plugins/body-limits.ts';
import { compression } from '#server/http/plugins/compression.ts';
import { connectionDraining } from '#server/http/plugins/connection-draining.ts';
import { database } from '#server/http/plugins/database.ts';
import { disabledServiceWorker } from '#server/http/plugins/disabled-service-worker.ts';
import { errorHandler } from '#server/http/plugins/error-handler.ts';
import { errorPages } from '#server/http/plugins/error-pages.ts';
import { limits } from '#server/http/plugins/limits.ts';
import { malformedRequests, replaceMalformedUrl } from '#server/http/plugins/malformed-requests.ts';
import { openapi, openapiRoute } from '#server/http/plugins/openapi.ts';
import { pageTurns } from '#server/http/plugins/page-requests.ts';
import { requestLog } from '#server/http/plugins/request-log.ts';
import { requestMetrics } from '#server/http/plugins/request-metrics.ts';
import { searchEngines } from '#server/http/plugins/search-engines.ts';
import { securityHeaders } from '#server/http/plugins/security-headers.ts';
import { storefront } from '#server/http/plugins/storefront.ts';
import { createClientErrorHandler } from '#server/http/plugins/unreadable-requests.ts';
import {
  listOperationFiles,
  listReleases,
  previousReleases,
} from '#server/http/releases/previous-releases.ts';
import { healthRoutes } from '#server/http/rest/health.ts';
import { rest } from '#server/http/rest/plugin.ts';
import { publicConfig } from '#server/http/rest/public-config.ts';
import { emptyBundle, loadBundle } from '#server/http/ssr/load-bundle.ts';
import { askAsVisitor, readSharedCustoms } from '#server/http/ssr/page-data.ts';
import { createPageRenderer } from '#server/http/ssr/page-renderer.ts';
import { createPageShells } from '#server/http/ssr/page-shells.ts';
import { createPageResolver } from '#server/http/ssr/resolve-page.ts';
import type { AccountStore } from '#server/identity/account-store.ts';
import type { DemoAccount } from '#server/identity/accounts/demo-accounts.ts';
import { openProvider } from '#server/identity/open-provider.ts';
import { createImagePool } from '#server/images/image-pool.ts';
import type { MakeMissingImage } from '#server/images/image-source.ts';
import { createOrderPrints, type OrderPrints } from '#server/ordering/fulfillment/order-prints.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { type Metrics, noMetrics } from '#server/platform/metrics/metrics.ts';
import { openImages } from './adapters/open-images.ts';
import type { SandboxAddress } from './adapters/open-payment-gateway.ts';
import { openSocial } from './adapters/open-social.ts';
import type { Keys } from './keys.ts';
import { registerStandIns } from './stand-ins.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    readonly customPictures: CustomPictures;
    readonly orderPrints: OrderPrints;
    readonly accounts: AccountStore;
  }
}

type Parts = {
  config: Config;
  pool: Pool;
  jobs: Jobs;
  adapters: Adapters;
  keys: Keys;
  log?: Log;
  metrics?: Metrics;
  /** The accounts of the demo shop; the embedded identity provider has no others of its own. */
  demoAccounts?: readonly DemoAccount[];
  /** Draws a picture of the demo shop that is not drawn yet. */
  makeMissingImage?: MakeMissingImage | undefined;
  /** The gateway of a shop that is paid for practice: its payment window is below `/sandbox/`. */
  sandbox?: SandboxAddress | null;
  /** How slow a client may be; a test does not wait for half a minute. */
  bodyLimits?: BodyLimits;
  /** The built storefront; `dist` unless a test brings its own. */
  storefrontFolder?: string;
  /** Holds what renders first screens and knows the addresses; `dist-server` unless a test brings its own. */
  bundleFolder?: string;
};

const root = join(import.meta.dirname, '../..');

type OpenedApp = Awaited<ReturnType<typeof openApp>>;
type OpenedIdentity = Awaited<ReturnType<typeof openIdentity>>;
type OpenedShop = Awaited<ReturnType<typeof registerShop>>;

/** The whole server without a port. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const opened = await openApp(parts);
  await registerHttp(opened, parts);
  const identity = await openIdentity(opened.app, parts);
  const shop = await registerShop(opened, parts, identity);
  await registerPages(opened, parts, shop);
  return opened.app;
}

/** The server before its first plugin, with what the storefront's build and the settings say of it. */
async function openApp({ config, keys, log, demoAccounts = [], ...parts }: Parts) {
  const { storefrontFolder = join(root, 'dist'), bundleFolder = join(root, 'dist-server') } = parts;
  const bundle = await loadBundle(bundleFolder);
  const logger: FastifyBaseLogger = log ?? createLog(config);
  const { messages, payments } = parts.adapters;
  const shopConfig = publicConfig(config, {
    pushPublicKey: keys.push.current.publicKey,
    demoAccounts,
    payment: payments.gateway && browserPayment(config),
    messages,
  });
  const pageShells = createPageShells({
    folder: storefrontFolder,
    bundle,
    publicConfig: shopConfig,
    log: logger,
    origin: config.publicOrigin ?? null,
  });
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    // Never taken from the client: ids of requests are what the log is searched by.
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 100 * 1024,
    rewriteUrl: replaceMalformedUrl,
    // The limit of a whole request: the largest photo on a line of 70 kbit/s. What does not move is cut by `bodyTimeouts`.
    requestTimeout: 20 * 60_000,
    http: { headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: createClientErrorHandler(pageShells),
  });
  const previousFolder = join(config.dataDirectory, 'former-releases');
  return { app, bundle, shopConfig, pageShells, storefrontFolder, bundleFolder, previousFolder };
}

/** How every request is received and answered, whatever it asks for. */
async function registerHttp({ app, bundle, pageShells, storefrontFolder }: OpenedApp, parts: Parts) {
  const { config, pool, metrics = noMetrics } = parts;
  await app.register(errorPages, { pageShells });
  await app.register(connectionDraining);
  await app.register(requestLog);
  await app.register(bodyTimeouts, { limits: parts.bodyLimits ?? bodyLimits });
  await app.register(requestMetrics, { metrics });
  await app.register(pageTurns);
  await app.register(errorHandler);
  await app.register(securityHeaders, {
    config,
    inlineScripts: [
      ...Object.values(bundle.inlineScripts).filter(Boolean),
      ...(await readInlineScripts(join(storefrontFolder, 'index.html'))),
    ],
  });
  await app.register(malformedRequests);
  await app.register(database, { pool, jobs: parts.jobs });
  await app.register(adapters, parts.adapters);
  await app.register(openapi);
  await app.register(healthRoutes);
  await app.register(limits);
  await app.register(compression);
  await app.register(openapiRoute);
}

async function openIdentity(app: FastifyInstance, parts: Parts) {
  const { config, pool, keys, demoAccounts = [] } = parts;
  const { keycloak } = parts.adapters;
  const encryptionKey = keys.identity;
  const providers = socialNames(config);
  const identity = await openProvider(app, {
    config,
    providers,
    pool,
    encryptionKey,
    demoAccounts,
    keycloak,
  });
  app.decorate('accounts', identity.accounts);
  return identity;
}

/** The pictures that this server makes itself, with the processes that draw them. */
async function openPictures(app: FastifyInstance, parts: Parts) {
  const { config, pool, metrics = noMetrics } = parts;
  const imagePool = createImagePool(app.log);
  app.addHook('onClose', async () => imagePool.close());
  const { source, images } = await openImages(config, imagePool, parts.makeMissingImage);
  const renderPool = createRenderPool(app.log);
  app.addHook('onClose', async () => renderPool.close());
  const { files } = parts.adapters;
  const pictures = createCustomPictures({ pool, files, source, images, renderPool });
  app.decorate('customPictures', pictures);
  app.decorate('orderPrints', createOrderPrints({ pool, files, source, renderPool, pictures }));
  metrics.watchTasks('images', imagePool.load);
  metrics.watchTasks('customs', renderPool.load);
  metrics.watchImageCache(images.cacheLookups);
  return { images, imagePool };
}

/** Registers what the shop answers: pictures, the REST routes and the data service. */
async function registerShop(opened: OpenedApp, parts: Parts, identity: OpenedIdentity) {
  const { app, bundle, shopConfig, storefrontFolder, previousFolder } = opened;
  const { config, pool, keys, metrics = noMetrics } = parts;
  const { images, imagePool } = await openPictures(app, parts);
  const metadataDirectory = join(root, 'server/platform/database/metadata');
  const operationsFolder = join(config.dataDirectory, 'former-operations');
  await app.register(previousReleases, { folder: storefrontFolder, previousFolder, operationsFolder });
  const shares = createCustomShares(pool, keys.identity);
  const social = openSocial({ config, createBroker: identity.createBroker, log: app.log });
  app.addHook('onClose', async () => social.close());
  await app.register(rest, {
    config,
    publicConfig: shopConfig,
    images,
    uploads: createUploads({ pool, files: parts.adapters.files, photoPool: imagePool }),
    shares,
    traits: createGraphicAnalysis({ pool, images, analysisPool: imagePool }),
    keys: keys.push,
    dataKey: keys.data,
    vitals: {
      publicOrigin: config.publicOrigin,
      metrics,
      routes: new Set(bundle.routes.map(({ path }) => path)),
      releases: await listReleases(previousFolder),
    },
    authenticate: identity.authenticate,
    social,
    accounts: {
      identity,
      codes: createVerificationCodes({
        pool,
        messages: parts.adapters.messages,
        encryptionKey: keys.identity,
      }),
    },
  });
  const allowList = config.allowsShippedOnly
    ? await readAllowList(storefrontFolder, await listOperationFiles(operationsFolder))
    : undefined;
  const service = await openDataService({ pool, metadataDirectory, allowList, log: app.log });
  const verifyToken: VerifyToken = async (token) => {
    const member = await identity.authenticate(token);
    return member.ok ? member.value : undefined;
  };
  await app.register(dataServiceRoute, { service, verifyToken });
  await registerStandIns(app, parts, social);
  return { service, shares };
}

/** The pages of the storefront and what search engines read of them. */
async function registerPages(opened: OpenedApp, parts: Parts, { service, shares }: OpenedShop) {
  const { app, bundle, shopConfig, pageShells, storefrontFolder, bundleFolder, previousFolder } = opened;
  const { config, pool, metrics = noMetrics } = parts;
  const { routes, publicPages } = bundle;
  await app.register(searchEngines, { publicOrigin: config.publicOrigin, routes, publicPages });
  if (!config.serviceWorker) await app.register(disabledServiceWorker);
  const screens = createPageRenderer({
    folders: bundle === emptyBundle ? null : [storefrontFolder, bundleFolder],
    resolvePage: createPageResolver({
      pool,
      matchRoute: bundle.matchRoute,
      publicPages,
      findSharedCustom: shares.find,
      log: app.log,
    }),
    publicConfig: shopConfig,
    origin: config.publicOrigin ?? null,
    queryDataService: askAsVisitor(service),
    readApi: readSharedCustoms(pool, shares),
    log: app.log,
  });
  metrics.watchTasks('render', screens.load);
  app.addHook('onListen', async () => screens.prefork());
  app.addHook('onClose', async () => screens.close());
  await app.register(storefront, {
    folder: storefrontFolder,
    previousFolder,
    publicConfig: shopConfig,
    renderPage: screens.respond,
    pageShells,
  });
}
