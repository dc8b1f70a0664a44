/** Where words are found: in paths of files, in names of TypeScript code, or in prose (comments, log lines, documents). */
export type Place = 'path' | 'name' | 'prose';

export type BannedWords = {
  /** A regular expression for lower-case words; `first screen` also matches `firstScreen` and `first-screen`. */
  readonly words: string;
  /** The word to use instead. */
  readonly plain: string;
  /** All places by default. */
  readonly places?: readonly Place[];
  /** Where a word is right. Matches the path of the file, `: ` and the name or the line. */
  readonly allowed?: RegExp;
};

const names: readonly Place[] = ['path', 'name'];

/** The motifs of the demo shop's drawings. */
const demoDrawings = /^demo\//;

const metaphors: readonly BannedWords[] = [
  {
    words: 'hearts?',
    plain: 'like; reaction for like, follow and unlike together',
    // The icon and the drawing of a heart.
    allowed: /^(demo|tools)\/|: Heart$|heart-drawing|saved-pages\.tsx: heart$|: HeartDrawing$/,
  },
  {
    words: 'news',
    plain: 'event, notification, message',
    places: ['name', 'prose'],
    // The specification's word for what popups and lines say, and the first name of a constraint.
    allowed:
      /popup|accessibility\.spec|line-block|: There is news for you\.$|: drop constraint push_news_topic_check,$/,
  },
  { words: 'wish|wishes', plain: 'topic subscription', allowed: demoDrawings },
  { words: 'shelf|shelves', plain: 'store' },
  { words: 'turnstiles?|lanes?', plain: 'concurrency limit, resource group', allowed: /argon2/i },
  { words: 'pace', plain: 'rate limit, interval' },
  { words: 'patience', plain: 'timeout', allowed: demoDrawings },
  { words: 'manners', plain: 'delivery options' },
  { words: 'noting|noted', plain: 'monitored, recorded' },
  { words: 'strangers?|strange', plain: 'other member, unknown, published (cases)' },
  { words: 'tidy|tidies', plain: 'clean up, cleanup' },
  {
    words: 'laws?',
    plain: 'architecture, import rules',
    places: names,
    // The law on advertising.
    allowed: /push\/consent-switches/,
  },
  {
    words: 'house|rooms?',
    plain: 'repository, folder, placeholder, space',
    // The icon, and a hood.
    allowed: /: House$|saved-pages\.tsx: house$|hood needs room/,
  },
  { words: 'doors?', plain: 'link, endpoint', allowed: /shutter-drawing/ },
  { words: 'siege|delights?', plain: 'attack, engagement' },
  { words: 'relatives', plain: 'related rows' },
  { words: 'asleep|awake|sleepy', plain: 'suspended, idle', allowed: demoDrawings },
  { words: 'struck', plain: 'removed', allowed: /struck through/ },
  { words: 'invite', plain: 'install prompt' },
  {
    words: '^ ?(give|look|take|keep|ask|thing) ?$',
    plain: 'a verb and its object',
    places: ['name'],
  },
];

/** Names that were replaced, and by what. */
const formerNames: Readonly<Record<string, string>> = {
  'answer pages': 'message-handler',
  'asked custom': 'selected-custom',
  'bounded work': 'concurrency-limit',
  'browser facts': 'media-queries',
  'cannot start': 'StartupError',
  'device exchange': 'persistence-exchange',
  'first data': 'initial-data',
  'first screen': 'ssr',
  'follow connection': 'subscribe to network-status',
  'follow install': 'subscribe-install',
  'follow navigation': 'subscribe-navigation',
  'follow outbox': 'start-outbox',
  'follow push': 'sync-push-subscription',
  'follow viewer': 'reset-on-viewer-change',
  'follow worker': 'subscribe-worker-messages',
  'forget member': 'purge-viewer-data',
  'hearts outbox': 'reaction-outbox',
  'install way': 'install-method',
  'keep push': 'sync-push-subscription',
  'kept assets': 'previous-assets',
  'kept results': 'persisted-results',
  'kept text': 'draft-text',
  'known device': 'trusted-device',
  'late client': 'lazy-client',
  'lazy part': 'lazy-component',
  'member outbox': 'viewer-outbox',
  'next step': 'token-status',
  'offered update': 'available-update',
  'one sender': 'outbox-lock',
  'one tab at a time': 'session-lock',
  'outbox rules': 'outbox-queue',
  'outbox shelf': 'outbox-store',
  'page facts': 'page-meta',
  'page fault': 'route-error',
  'part of page': 'deferred-query',
  'put last': 'requeue',
  'query fault': 'QueryError',
  'refuse strange files': 'validate-responses',
  'retry clock': 'backoff',
  'route facts': 'route-meta',
  'settled hearts': 'acknowledged-reactions',
  'show shop': 'mount-app',
  'side bar door': 'AuthLinks',
  'take update': 'apply-update',
  'until quiet': 'wait-until-idle',
  'use visit': 'use-list-key',
  'warm app': 'prefetch-app',
  'warm client': 'prefetch-client',
  'watch connection': 'network-status',
  'with later hearts': 'reapply-reactions',
};

export const bannedWords: readonly BannedWords[] = [
  ...metaphors,
  ...Object.entries(formerNames).map(([words, plain]) => ({ words, plain, places: names })),
];
