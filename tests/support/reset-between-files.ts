import { afterAll, vi } from 'vitest';

// For projects whose test files share a process, because loading the libraries takes longer than most of them. Every
// file loads our own modules anew, and takes back what it has replaced.

vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
