import type { ShopFacts } from '../../support/shop-facts.ts';
import type { Ledger } from '../ledger.ts';
import { type AnswerKind, answerKinds } from './answer-kinds.ts';
import { policyProblems } from './policy.ts';

/** Security and cache headers of every kind of answer. */
export async function auditAnswers(ledger: Ledger, address: string, facts: ShopFacts): Promise<void> {
  const html = await (await fetch(`${address}/main`)).text();
  const [script = ''] = /\/assets\/[^"']+\.js/.exec(html) ?? [];
  ledger.check('the page names a built script', script !== '', html.slice(0, 500));
  for (const kind of answerKinds({ ...facts, script })) await auditAnswer(ledger, address, kind);
}

async function auditAnswer(ledger: Ledger, address: string, kind: AnswerKind): Promise<void> {
  const { name, path, init, status, type, cache } = kind;
  const { status: found, headers } = await fetch(address + path, init);
  const header = (key: string) => headers.get(key) ?? '';
  ledger.check(`${name}: status ${status}`, found === status, found);
  ledger.check(`${name}: its type`, type.test(header('content-type')), header('content-type'));
  ledger.check(`${name}: how long it is kept`, cache.test(header('cache-control')), header('cache-control'));
  ledger.check(`${name}: nosniff`, header('x-content-type-options') === 'nosniff');
  ledger.check(`${name}: no frame around it`, header('x-frame-options') === 'DENY');
  ledger.check(
    `${name}: little is told to other sites`,
    header('referrer-policy') === 'strict-origin-when-cross-origin',
    header('referrer-policy'),
  );
  ledger.check(
    `${name}: says nothing about the server`,
    !headers.has('server') && !headers.has('x-powered-by'),
  );
  const problems = policyProblems(header('content-security-policy'), header('content-type'));
  ledger.check(`${name}: nothing foreign runs`, problems.length === 0, problems);
}
