import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserOptions } from '../../support/chromium.ts';
import { type Figures, figures, fullScoreCategories, makeFigures } from './figures.ts';

export type Run = Figures & {
  /** 0 to 100. */
  readonly score: number;
  /** How fast the machine was just before the page was loaded, see `calibrate.ts`. */
  readonly index: number;
  /** Null where only the speed was measured. */
  readonly quality: Quality | null;
};

type Quality = {
  /** The audits that kept a category below 100, besides `isListed`. */
  readonly faults: readonly string[];
  /** Search engines may list the page. */
  readonly isListed: boolean;
};

type Settings = {
  /** By what the processor is slowed down. */
  readonly slowdown: number;
  /** Whether accessibility, good practice and what search engines read are audited too, which takes some seconds. */
  readonly hasQuality: boolean;
};

const listedAudit = 'is-crawlable';

/** One Lighthouse run as on a phone. What stopped Lighthouse itself, such as a trace without a beginning, may not stop it again. */
export function runLighthouse(url: string, settings: Settings): Promise<Run> {
  return measure(url, settings).catch(() => measure(url, settings));
}

/** In a browser of its own: nothing is kept from the run before. */
async function measure(url: string, { slowdown, hasQuality }: Settings): Promise<Run> {
  const chrome = await launch({
    ...(browserOptions.executablePath ? { chromePath: browserOptions.executablePath } : {}),
    chromeFlags: ['--headless=new', '--accept-lang=ko-KR', ...browserOptions.args],
  });
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', ...(hasQuality ? fullScoreCategories : [])],
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!answer || answer.lhr.runtimeError) throw new Error(answer?.lhr.runtimeError?.message ?? 'no answer');
    return readRun(answer.lhr, hasQuality);
  } finally {
    chrome.kill();
  }
}

function readRun(result: Result, hasQuality: boolean): Run {
  const { audits, categories, environment } = result;
  return {
    ...makeFigures((name) => {
      const { audit } = figures[name];
      if (audit === null) return scriptBytes(audits['network-requests']) / 1000;
      return audits[audit]?.numericValue ?? Number.NaN;
    }),
    score: Math.round((categories.performance?.score ?? 0) * 100),
    index: environment.benchmarkIndex,
    quality: hasQuality ? readQuality(result) : null,
  };
}

function readQuality({ audits, categories }: Result): Quality {
  const faults = fullScoreCategories.flatMap((name) => {
    if (categories[name]?.score === 1) return [];
    const failed = categories[name]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    if (failed?.length === 1 && failed[0]?.id === listedAudit) return [];
    return [
      `${name} ${categories[name]?.score}: ${failed?.map(({ id }) => id + placesOf(audits[id])).join(', ')}`,
    ];
  });
  return { faults, isListed: audits[listedAudit]?.score === 1 };
}

function scriptBytes(audit: Result['audits'][string] | undefined): number {
  if (audit?.details?.type !== 'table') return Number.NaN;
  const sizes = audit.details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ transferSize }) => Number(transferSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The elements at which an audit failed, if it names some. */
function placesOf(audit: Result['audits'][string] | undefined): string {
  const { details } = audit ?? {};
  if (details?.type !== 'table') return '';
  const nodes = details.items.map(({ node }) =>
    typeof node === 'object' && 'snippet' in node ? node.snippet : '',
  );
  return ` (${nodes.join(' ')})`;
}
