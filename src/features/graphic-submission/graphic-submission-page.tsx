import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { callApi } from '#src/api/call-api.ts';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import { useLibraryForm } from '#src/components/form/use-library-form.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import page from '#src/components/page/article.module.css';
import { ColorLabel } from '#src/components/product/color-label.tsx';
import { readAmount } from '#src/shared/typed-text.ts';
import { useDraftTexts } from '#src/storage/use-draft-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field, TextArea } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { ArtworkField } from './artwork-field.tsx';
import styles from './graphic-submission-page.module.css';
import {
  findSubmissionProblems,
  maxDescriptionLength,
  maxNameLength,
  readArtwork,
  type SubmissionTexts,
  toSubmission,
} from './submission.ts';

type GraphicSubmissionPageProps = { onSubmitted: (pathName: string) => void };

export function GraphicSubmissionPage({ onSubmitted }: GraphicSubmissionPageProps) {
  const { t } = useLingui();
  const { form, fieldOf, errorOf, change, isSending, problem, formProps } = useSubmission(onSubmitted);
  const [artwork, backgroundColor] = useWatch({
    control: form.control,
    name: ['artwork', 'backgroundColor'],
  });
  return (
    <form {...formProps} className={page.page}>
      <div className={page.section}>
        <p className={page.lead}>
          <Trans>Only you see your graphic until it is approved.</Trans>
        </p>
        <ArtworkField
          artwork={readArtwork(artwork)}
          backgroundColor={backgroundColor}
          error={errorOf('artwork')}
          onUploaded={(uploaded) => change('artwork', JSON.stringify(uploaded))}
        />
        <Backgrounds selected={backgroundColor} onSelect={(color) => change('backgroundColor', color)} />
      </div>
      <div className={page.section}>
        <Field label={t`Korean name`} required maxLength={maxNameLength} {...fieldOf('nameKo')} />
        <Field label={t`English name`} required maxLength={maxNameLength} {...fieldOf('nameEn')} />
        <TextArea
          label={t`About the graphic, in Korean (optional)`}
          rows={3}
          maxLength={maxDescriptionLength}
          {...fieldOf('description')}
        />
        <TextArea
          label={t`About the graphic, in English (optional)`}
          rows={3}
          maxLength={maxDescriptionLength}
          {...fieldOf('descriptionEn')}
        />
        <Field
          label={t`Price (won)`}
          hint={t`Added to the price of a product each time your graphic is put on it. 0 is free.`}
          required
          inputMode="numeric"
          autoComplete="off"
          read={readAmount}
          {...fieldOf('price')}
        />
      </div>
      <div className={styles.end}>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          <Trans>Submit for approval</Trans>
        </Button>
        <p className={page.lead}>
          <Trans>Submit only what you have drawn yourself. Work of others is not sold here.</Trans>
        </p>
      </div>
    </form>
  );
}

function Backgrounds({ selected, onSelect }: { selected: string; onSelect: (color: string) => void }) {
  const { t } = useLingui();
  const backgrounds = [
    { value: '#f6f5f2', label: t`Paper` },
    { value: '#ffffff', label: t`White` },
    { value: '#fff0c9', label: t`Cream` },
    { value: '#ffd9d0', label: t`Peach` },
    { value: '#dcebdd', label: t`Mint` },
    { value: '#d7e6fa', label: t`Light blue` },
    { value: '#e6dcf5', label: t`Lavender` },
    { value: '#26324d', label: t`Navy` },
  ];
  return (
    <ChoiceChips
      legend={t`Background in the shop`}
      selected={selected}
      onSelect={onSelect}
      choices={backgrounds.map(({ value, label }) => ({
        value,
        label: <ColorLabel color={value} name={label} />,
      }))}
    />
  );
}

const draftNames = {
  artwork: 'graphic.artwork',
  backgroundColor: 'graphic.background',
  nameKo: 'graphic.name-ko',
  nameEn: 'graphic.name-en',
  description: 'graphic.description',
  descriptionEn: 'graphic.description-en',
  price: 'graphic.price',
} as const satisfies Record<keyof SubmissionTexts, string>;

const defaultBackground = '#f6f5f2';

/** The texts are kept for this tab until they are sent. */
function useSubmission(onSubmitted: (pathName: string) => void) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const callOnce = useIdempotentCall();
  const { stored, save, clear } = useDraftTexts(draftNames);
  const submission = useLibraryForm<SubmissionTexts>({
    start: { ...stored, backgroundColor: stored.backgroundColor || defaultBackground },
    findProblems: findSubmissionProblems,
    onChange: save,
    send: async (texts) => {
      const outcome = await callOnce(toSubmission(texts), (input) =>
        callApi(context, 'POST /graphics', input),
      );
      if (outcome.kind === 'ok') {
        clear();
        showToast(t`Your graphic is submitted. It opens to everybody once it is approved.`);
        onSubmitted(outcome.body.path_name);
        return null;
      }
      // A picture that is not attached is removed after a day.
      const isArtworkGone = outcome.kind === 'refused' && outcome.code === 'IMAGE_NOT_FOUND';
      if (isArtworkGone) submission.form.setValue('artwork', '');
      return { field: isArtworkGone ? 'artwork' : null, message: describe(outcome) };
    },
  });
  return submission;
}
