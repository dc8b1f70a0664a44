import { Link } from '@tanstack/react-router';
import card from '#src/components/cards/card.module.css';
import { Picture } from '#src/components/picture/picture.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';

export const planCardFragment = graphql(`
  fragment PlanCard_plan on plan {
    id
    title
    title_en
    sub_title
    sub_title_en
    thumbnail_src
  }
`);

export function PlanCard({ plan: masked }: { plan: FragmentOf<typeof planCardFragment> }) {
  const text = useLocaleText();
  const plan = readFragment(planCardFragment, masked);
  return (
    <article className={card.card}>
      <div className={card.frame}>
        {plan.thumbnail_src && <Picture src={plan.thumbnail_src} alt="" size="m" ratio="1" />}
      </div>
      <h3 className={card.name}>
        <Link to="/plan/$id" params={{ id: plan.id }} className={card.link}>
          {text(plan.title, plan.title_en)}
        </Link>
      </h3>
      <p className={card.maker}>{text(plan.sub_title, plan.sub_title_en)}</p>
    </article>
  );
}
