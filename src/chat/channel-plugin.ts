import { loadScript } from '#src/ui/load-script.ts';

/** The calls of ChannelTalk's plugin, https://developers.channel.io/docs/web-channelio. */
type ChannelCalls = {
  boot: [options: object, onBooted: (error: unknown) => void];
  updateUser: [user: object];
  setPage: [page: string];
  track: [event: string, properties: object];
  showMessenger: [];
  shutdown: [];
};

type Plugin = ((name: string, ...values: unknown[]) => void) & {
  q?: unknown[];
  c?: (values: unknown) => void;
};

/** Milliseconds until it counts as blocked. */
const timeoutMs = 10_000;

let loading: Promise<void> | null = null;

const loaded = (): Plugin | undefined => Reflect.get(window, 'ChannelIO');

/** Loads the script once. Rejects if the network refuses it, or it takes too long; the next call tries again. */
export function loadPlugin(url: string): Promise<void> {
  loading ??= load(url).catch((error: unknown) => {
    loading = null;
    Reflect.deleteProperty(window, 'ChannelIO');
    throw error;
  });
  return loading;
}

/** Does nothing before the script is loaded. */
export function callPlugin<Name extends keyof ChannelCalls>(name: Name, ...values: ChannelCalls[Name]): void {
  loaded()?.(name, ...values);
}

async function load(url: string): Promise<void> {
  Reflect.set(window, 'ChannelIO', createQueue());
  await loadScript(url, { timeoutMs });
}

/** The script expects this, and makes the calls that were queued. */
function createQueue(): Plugin {
  const queue: unknown[] = [];
  const enqueue = (values: unknown) => {
    queue.push(values);
  };
  const plugin: Plugin = Object.assign((...values: unknown[]) => plugin.c?.(values), {
    q: queue,
    c: enqueue,
  });
  return plugin;
}
