import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef } from 'react';
import styles from '#src/components/inquiry/inquiry.module.css';
import page from '#src/components/page/article.module.css';
import { PhotosField } from '#src/components/photo/photos-field.tsx';
import { textLength } from '#src/shared/text-length.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field, TextArea } from '#src/ui/field.tsx';
import { type InquiryField, maxTitleLength, readPhotos } from './inquiry-texts.ts';
import { inquiryTypeNames, inquiryTypes, readInquiryType } from './inquiry-types.ts';
import { useInquiryForm } from './use-inquiry-form.ts';

type InquiryFormPageProps = {
  /** As the shop's policy allows. */
  maxChars: number;
  maxPhotos: number;
  onSent: (id: string) => void;
};

export function InquiryFormPage({ maxChars, maxPhotos, onSent }: InquiryFormPageProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { texts, setText, state, submit } = useInquiryForm({ maxChars, onSent });

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const field = await submit();
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const [length, limit] = [i18n.number(textLength(texts.content)), i18n.number(maxChars)];
  const errorOf = (field: InquiryField | null) =>
    state.kind === 'refused' && state.field === field ? state.message : undefined;
  return (
    <form ref={form} className={page.page} noValidate onSubmit={(event) => void send(event)}>
      <div className={page.section}>
        <ChoiceChips
          legend={t`What is it about?`}
          choices={inquiryTypes.map((value) => ({ value, label: i18n._(inquiryTypeNames[value]) }))}
          selected={readInquiryType(texts.type)}
          onSelect={(type) => setText('type', type)}
        />
        <Field
          label={t`Title`}
          name="title"
          required
          maxLength={maxTitleLength}
          autoComplete="off"
          value={texts.title}
          error={errorOf('title')}
          onChange={({ target }) => setText('title', target.value)}
        />
        <TextArea
          label={t`Inquiry`}
          name="content"
          rows={6}
          required
          value={texts.content}
          hint={
            <Trans>
              {length} of {limit} characters
            </Trans>
          }
          error={errorOf('content')}
          onChange={({ target }) => setText('content', target.value)}
        />
        <PhotosField
          purpose="INQUIRY"
          photos={readPhotos(texts.photos)}
          maxPhotos={maxPhotos}
          error={errorOf('photos')}
          onChange={(photos) => setText('photos', JSON.stringify(photos))}
        />
      </div>
      <div className={styles.form}>
        <p className={styles.problem} role="alert">
          {errorOf(null)}
        </p>
        <Button type="submit" wide busy={state.kind === 'sending'}>
          <Trans>Send the inquiry</Trans>
        </Button>
      </div>
    </form>
  );
}
