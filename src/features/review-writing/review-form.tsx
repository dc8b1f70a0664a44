import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { UploadProgress } from '#src/components/photo/upload-progress.tsx';
import { textLength } from '#src/shared/text-length.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import styles from './review-form.module.css';
import { ReviewPhotosField } from './review-photos-field.tsx';
import type { ReviewField, ReviewLimits } from './review-problem.ts';
import { ScoreField } from './score-field.tsx';
import type { useReviewForm } from './use-review-form.ts';

type ReviewFormProps = {
  form: ReturnType<typeof useReviewForm>;
  limits: ReviewLimits;
  submitLabel: ReactNode;
};

/** Stars, text and photos. */
export function ReviewForm({ form: model, limits, submitLabel }: ReviewFormProps) {
  const { draft, state, change, submit, stopPhotos } = model;
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const field = await submit();
    const selector = field === 'score' ? 'input[type="radio"]' : `[name="${field}"]`;
    if (field) form.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const errorOf = (field: ReviewField | null) =>
    state.kind === 'refused' && state.field === field ? state.message : undefined;
  const [length, min, max] = [textLength(draft.content), limits.min_chars, limits.max_chars].map((number) =>
    i18n.number(number),
  );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <ScoreField
        score={draft.score}
        error={errorOf('score')}
        onChange={(score) => change(() => ({ score }))}
      />
      <TextArea
        label={t`Your review`}
        name="content"
        rows={7}
        required
        placeholder={t`How are the picture, the quality and the size? What did you choose it for?`}
        value={draft.content}
        hint={
          <Trans>
            {length} of {max} characters, {min} at least
          </Trans>
        }
        error={errorOf('content')}
        onChange={({ target: { value: content } }) => change(() => ({ content }))}
      />
      <ReviewPhotosField
        photos={draft.photos}
        maxPhotos={limits.max_photos}
        error={errorOf('photos')}
        onChange={(update) => change(({ photos }) => ({ photos: update(photos) }))}
      />
      <p className={styles.problem} role="alert">
        {errorOf(null)}
      </p>
      {state.kind === 'sending' && state.share !== null && (
        <UploadProgress share={state.share} onCancel={stopPhotos} />
      )}
      <Button type="submit" wide busy={state.kind === 'sending'}>
        {submitLabel}
      </Button>
    </form>
  );
}
