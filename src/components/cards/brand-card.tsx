import { Link } from '@tanstack/react-router';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Picture } from '../picture/picture.tsx';
import card from './card.module.css';

export const brandCardFragment = graphql(`
  fragment BrandCard_brand on brand {
    id
    name_ko
    name_en
    logo_src
    description
    description_en
  }
`);

export function BrandCard({ brand: masked }: { brand: FragmentOf<typeof brandCardFragment> }) {
  const text = useLocaleText();
  const brand = readFragment(brandCardFragment, masked);
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <Picture src={brand.logo_src} alt="" size="m" ratio="1" fit="contain" />
      </div>
      <div className={card.byline}>
        <h3 className={card.name}>
          <Link to="/brand/$id" params={{ id: brand.id }} className={card.link}>
            {text(brand.name_ko, brand.name_en)}
          </Link>
        </h3>
      </div>
      <p className={card.maker}>{text(brand.description, brand.description_en)}</p>
    </article>
  );
}
