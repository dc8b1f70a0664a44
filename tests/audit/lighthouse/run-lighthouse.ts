import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserOptions } from '../../support/chromium.ts';
import { fullScoreCategories, metrics } from './limits.ts';

export type Run = {
  /** 0 to 100. */
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Everything that the main thread did, in milliseconds of the throttled phone. */
  readonly work: number;
  /** JavaScript that was fetched without a touch, in kB. */
  readonly scripts: number;
  /** How fast the machine was just then, see `phoneIndex`. */
  readonly machine: number;
  /** By what its processor was slowed down. */
  readonly slowdown: number;
  /** The audits that kept a category below 100, besides `isListed`. */
  readonly faults: readonly string[];
  /** Search engines may list the page. */
  readonly isListed: boolean;
};

const listedAudit = 'is-crawlable';

/** One Lighthouse run as on a phone. What stopped Lighthouse itself, such as a trace without a beginning, may not stop it again. */
export function runLighthouse(url: string, slowdown: number): Promise<Run> {
  return measure(url, slowdown).catch(() => measure(url, slowdown));
}

/** In a browser of its own: nothing is kept from the run before. */
async function measure(url: string, slowdown: number): Promise<Run> {
  const chrome = await launch({
    ...(browserOptions.executablePath ? { chromePath: browserOptions.executablePath } : {}),
    chromeFlags: ['--headless=new', '--accept-lang=ko-KR', ...browserOptions.args],
  });
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', ...fullScoreCategories],
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!answer || answer.lhr.runtimeError) throw new Error(answer?.lhr.runtimeError?.message ?? 'no answer');
    return { ...readRun(answer.lhr), slowdown };
  } finally {
    chrome.kill();
  }
}

function readRun({ audits, categories, environment }: Result): Omit<Run, 'slowdown'> {
  const value = (metric: keyof typeof metrics) => audits[metrics[metric].audit]?.numericValue ?? Number.NaN;
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
  const score = Math.round((categories.performance?.score ?? 0) * 100);
  const machine = environment.benchmarkIndex;
  const work = audits['mainthread-work-breakdown']?.numericValue ?? Number.NaN;
  const scripts = scriptBytes(audits['network-requests']) / 1000;
  const isListed = audits[listedAudit]?.score === 1;
  return {
    score,
    lcp: value('lcp'),
    tbt: value('tbt'),
    cls: value('cls'),
    work,
    scripts,
    machine,
    faults,
    isListed,
  };
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
