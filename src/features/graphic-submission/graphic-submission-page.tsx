import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef } from 'react';
import page from '#src/components/page/article.module.css';
import { ColorLabel } from '#src/components/product/color-label.tsx';
import { readAmount } from '#src/shared/typed-text.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field, TextArea } from '#src/ui/field.tsx';
import { ArtworkField } from './artwork-field.tsx';
import styles from './graphic-submission-page.module.css';
import { maxDescriptionLength, maxNameLength, readArtwork, type SubmissionField } from './submission.ts';
import { useSubmission } from './use-submission.ts';

type GraphicSubmissionPageProps = { onSubmitted: (pathName: string) => void };

export function GraphicSubmissionPage({ onSubmitted }: GraphicSubmissionPageProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { texts, setText, state, submit } = useSubmission(onSubmitted);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const field = await submit();
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const errorOf = (field: SubmissionField | null) =>
    state.kind === 'refused' && state.field === field ? state.message : undefined;
  const inputOf = (field: SubmissionField) => ({
    name: field,
    value: texts[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => setText(field, target.value),
  });
  return (
    <form ref={form} className={page.page} noValidate onSubmit={(event) => void send(event)}>
      <div className={page.section}>
        <p className={page.lead}>
          <Trans>Only you see your graphic until it is approved.</Trans>
        </p>
        <ArtworkField
          artwork={readArtwork(texts.artwork)}
          backgroundColor={texts.backgroundColor}
          error={errorOf('artwork')}
          onUploaded={(artwork) => setText('artwork', JSON.stringify(artwork))}
        />
        <Backgrounds
          selected={texts.backgroundColor}
          onSelect={(color) => setText('backgroundColor', color)}
        />
      </div>
      <div className={page.section}>
        <Field label={t`Korean name`} required maxLength={maxNameLength} {...inputOf('nameKo')} />
        <Field label={t`English name`} required maxLength={maxNameLength} {...inputOf('nameEn')} />
        <TextArea
          label={t`About the graphic, in Korean (optional)`}
          rows={3}
          maxLength={maxDescriptionLength}
          {...inputOf('description')}
        />
        <TextArea
          label={t`About the graphic, in English (optional)`}
          rows={3}
          maxLength={maxDescriptionLength}
          {...inputOf('descriptionEn')}
        />
        <Field
          label={t`Price (won)`}
          hint={t`Added to the price of a product each time your graphic is put on it. 0 is free.`}
          required
          inputMode="numeric"
          autoComplete="off"
          read={readAmount}
          {...inputOf('price')}
        />
      </div>
      <div className={styles.end}>
        <p className={styles.problem} role="alert">
          {errorOf(null)}
        </p>
        <Button type="submit" wide busy={state.kind === 'sending'}>
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
