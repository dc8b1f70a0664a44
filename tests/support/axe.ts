import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** Faults that stand between this page and somebody with a screen reader or weak eyes, as far as axe knows. */
export async function findAxeViolations(page: Page): Promise<readonly string[]> {
  await endOfMotion(page);
  // Legacy: without a second page for the results of foreign frames, which the shop has none of.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // 24 by 24 pixels or as much space around it (WCAG 2.2), which axe leaves out unless it is asked.
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) => {
    const barriers = nodes.filter(({ any }) => !any.some(isUnderBar));
    return barriers.length > 0 ? [`${id}: ${barriers.map((node) => node.target).join(', ')}`] : [];
  });
}

/** Wherever a page is scrolled to, a bar that stays on the screen lies on something. That it does not when it is focused: bars.spec.ts. */
const isUnderBar = ({ data }: { data: unknown }): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'messageKey' in data &&
  data.messageKey === 'partiallyObscured';

/** Content that is fading in does not have its colors yet. Movements without end are left alone. */
async function endOfMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
