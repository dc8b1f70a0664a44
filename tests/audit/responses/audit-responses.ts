import type { ShopFacts } from '../../support/shop-facts.ts';
import type { Report } from '../report.ts';
import { type ResponseKind, responseKinds } from './response-kinds.ts';
import { findPolicyErrors } from './security-policy.ts';

/** Security and cache headers of every kind of answer. */
export async function auditResponses(report: Report, address: string, facts: ShopFacts): Promise<void> {
  const html = await (await fetch(`${address}/main`)).text();
  const [script = ''] = /\/assets\/[^"']+\.js/.exec(html) ?? [];
  report.check('the page names a built script', script !== '', html.slice(0, 500));
  for (const kind of responseKinds({ ...facts, script })) await auditResponse(report, address, kind);
}

async function auditResponse(report: Report, address: string, kind: ResponseKind): Promise<void> {
  const { name, path, init, status, type, cache } = kind;
  const { status: found, headers } = await fetch(address + path, init);
  const header = (key: string) => headers.get(key) ?? '';
  report.check(`${name}: status ${status}`, found === status, found);
  report.check(`${name}: its type`, type.test(header('content-type')), header('content-type'));
  report.check(`${name}: how long it is kept`, cache.test(header('cache-control')), header('cache-control'));
  report.check(`${name}: nosniff`, header('x-content-type-options') === 'nosniff');
  report.check(`${name}: no frame around it`, header('x-frame-options') === 'DENY');
  report.check(
    `${name}: little is told to other sites`,
    header('referrer-policy') === 'strict-origin-when-cross-origin',
    header('referrer-policy'),
  );
  report.check(
    `${name}: says nothing about the server`,
    !headers.has('server') && !headers.has('x-powered-by'),
  );
  const problems = findPolicyErrors(header('content-security-policy'), header('content-type'));
  report.check(`${name}: nothing foreign runs`, problems.length === 0, problems);
}
