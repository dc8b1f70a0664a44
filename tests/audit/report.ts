type Failure = { readonly name: string; readonly message: string };

export type Report = {
  /** `found`: what stood there instead, printed when the check failed. */
  check(name: string, passed: boolean, found?: unknown): void;
  /** The check has neither passed nor failed, because of something that is not the shop's. */
  leaveOpen(name: string, reason: string): void;
  /** One part of the audit; whatever it throws is one failed check. */
  section(name: string, audit: () => Promise<void>): Promise<void>;
  passed(): number;
  failures(): readonly Failure[];
  open(): readonly Failure[];
};

type Print = (line: string) => void;

export function createReport(print: Print = console.log): Report {
  let passed = 0;
  const failures: Failure[] = [];
  const open: Failure[] = [];
  const report: Report = {
    check(name, isRight, found) {
      if (isRight) {
        passed += 1;
        return;
      }
      const message = found === undefined ? '' : written(found);
      failures.push({ name, message });
      print(`  ✘ ${name}${message && `: ${message}`}`);
    },
    leaveOpen(name, message) {
      open.push({ name, message });
      print(`  ? not judged: ${name}: ${message}`);
    },
    async section(name, audit) {
      const [begun, before] = [performance.now(), passed];
      print(`\n${name}`);
      await audit().catch((error: unknown) => report.check(name, false, error));
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      print(`  ✓ ${passed - before} checks passed in ${seconds} s`);
    },
    passed: () => passed,
    failures: () => failures,
    open: () => open,
  };
  return report;
}

function written(found: unknown): string {
  if (found instanceof Error) return found.stack ?? found.message;
  return typeof found === 'string' ? found : JSON.stringify(found);
}
