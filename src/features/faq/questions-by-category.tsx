import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import reading from '#src/components/page/reading-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { type Question, Questions } from './questions.tsx';

const names = new Map([
  ['ORDER', msg`Orders and payment`],
  ['PRODUCTION', msg({ message: 'Production', context: 'questions' })],
  ['DELIVERY', msg`Delivery`],
  ['CLAIM', msg`Cancellations and returns`],
  ['MEMBER', msg`Membership`],
  ['GRAPHIC', msg`Graphics and artists`],
]);

const all = '';

/** The categories in the order of their first questions, with chips to show one of them only. */
export function QuestionsByCategory({ questions }: { questions: readonly Question[] }) {
  const { t, i18n } = useLingui();
  const [selected, setSelected] = useState(all);
  const categories = [...new Set(questions.map(({ category }) => category))];
  const nameOf = (category: string) => {
    const name = names.get(category);
    // An operator may have added a category of their own.
    return name ? i18n._(name) : category;
  };
  const shown = categories.includes(selected) ? [selected] : categories;
  return (
    <>
      {categories.length > 1 && (
        <ChoiceChips
          legend={t`Category`}
          choices={[all, ...categories].map((value) => ({
            value,
            label: value === all ? t`All` : nameOf(value),
          }))}
          selected={categories.includes(selected) ? selected : all}
          onSelect={setSelected}
        />
      )}
      {shown.map((category) => (
        <section key={category} className={reading.section}>
          <SectionHeading title={nameOf(category)} />
          <Questions questions={questions.filter((question) => question.category === category)} />
        </section>
      ))}
    </>
  );
}
