import { withResolvers } from '#src/shared/with-resolvers.ts';

type ScriptOptions = {
  /** The hash of the only script that may run. */
  readonly integrity?: string;
  readonly timeoutMs: number;
};

/** Runs a script of somebody else. Rejects if it is blocked, is another one than expected, or takes too long. */
export async function loadScript(url: string, { integrity, timeoutMs }: ScriptOptions): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  const { promise, resolve, reject } = withResolvers<void>();
  const fail = () => reject(new Error(`The script ${url} could not be loaded.`));
  script.onload = () => resolve();
  script.onerror = fail;
  const timer = setTimeout(fail, timeoutMs);
  document.head.append(script);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}
