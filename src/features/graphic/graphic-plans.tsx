import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import page from '#src/components/page/detail-page.module.css';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import styles from './graphic-plans.module.css';

export const graphicPlansFragment = graphql(`
  fragment GraphicPlans_graphic on graphic {
    plan_graphics(
      where: {
        plan: {
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
          _and: [
            { _or: [{ start_date: { _is_null: true } }, { start_date: { _lte: "now()" } }] }
            { _or: [{ end_date: { _is_null: true } }, { end_date: { _gte: "now()" } }] }
          ]
        }
      }
      order_by: { plan: { position: asc } }
    ) {
      plan_id
      graphic_id
      add_content
      add_content_en
      plan {
        id
        title
        title_en
      }
    }
  }
`);

/** The current collections with this graphic, and their texts about it. */
export function GraphicPlans({ graphic }: { graphic: FragmentOf<typeof graphicPlansFragment> }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const { plan_graphics } = readFragment(graphicPlansFragment, graphic);
  const plans = plan_graphics.flatMap(({ plan, ...fields }) => (plan ? [{ ...fields, plan }] : []));
  if (plans.length === 0) return null;
  return (
    <section className={page.section}>
      <SectionHeading title={t`In these collections`} />
      <ul className={styles.plans}>
        {plans.map(({ plan_id, plan, add_content, add_content_en }) => (
          <li key={plan_id} className={styles.plan}>
            {add_content && <SafeHtml html={text(add_content, add_content_en)} />}
            <Link to="/plan/$id" params={{ id: plan_id }} className={styles.link}>
              {text(plan.title, plan.title_en)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
