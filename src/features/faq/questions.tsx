import { LinkedAccordion } from '#src/components/page/linked-accordion.tsx';
import { SafeHtml } from '#src/components/page/safe-html.tsx';

/** In the language of the page. */
export type Question = {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  /** HTML. */
  readonly answer: string;
};

export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ id, question, answer }) => (
    <LinkedAccordion key={id} id={id} title={question}>
      <SafeHtml html={answer} />
    </LinkedAccordion>
  ));
}
