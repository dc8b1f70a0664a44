import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import styles from './cloth-traits.module.css';

export const clothTraitsFragment = graphql(`
  fragment ClothTraits_product on product {
    thickness
    see_through
    stretch
  }
`);

type Scale = {
  readonly title: MessageDescriptor;
  readonly steps: Readonly<Record<string, MessageDescriptor>>;
};

const scales = {
  thickness: {
    title: msg`Thickness`,
    steps: { THIN: msg`Thin`, MEDIUM: msg`Medium`, THICK: msg`Thick` },
  },
  see_through: {
    title: msg`See-through`,
    steps: { NONE: msg({ context: 'cloth', message: 'None' }), SLIGHT: msg`Slight`, SHEER: msg`Sheer` },
  },
  stretch: {
    title: msg`Stretch`,
    steps: { NONE: msg({ context: 'cloth', message: 'None' }), SLIGHT: msg`Slight`, STRETCHY: msg`Stretchy` },
  },
} as const satisfies Record<string, Scale>;

const traits = ['thickness', 'see_through', 'stretch'] as const;

/** How thick, sheer and stretchy the cloth is. Nothing for what is not cloth. */
export function ClothTraits(props: { product: FragmentOf<typeof clothTraitsFragment> }) {
  const { i18n } = useLingui();
  const product = readFragment(clothTraitsFragment, props.product);
  const shown = traits.filter((trait) => product[trait] !== null);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.traits}>
      {shown.map((trait) => {
        const { title, steps }: Scale = scales[trait];
        return (
          <div key={trait} className={styles.trait}>
            <dt className={styles.title}>{i18n._(title)}</dt>
            <dd className={styles.steps}>
              {Object.entries(steps).map(([step, name]) => (
                <span key={step} data-on={step === product[trait]} aria-hidden={step !== product[trait]}>
                  {i18n._(name)}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
