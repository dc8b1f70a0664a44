import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { callApi } from '#src/api/call-api.ts';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import { useLibraryForm } from '#src/components/form/use-library-form.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import styles from '#src/components/inquiry/inquiry.module.css';
import page from '#src/components/page/article.module.css';
import { PhotosField } from '#src/components/photo/photos-field.tsx';
import { textLength } from '#src/shared/text-length.ts';
import { useDraftTexts } from '#src/storage/use-draft-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field, TextArea } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import {
  findInquiryProblems,
  type InquiryTexts,
  maxTitleLength,
  readPhotos,
  toInquiry,
} from './inquiry-texts.ts';
import { inquiryTypeNames, inquiryTypes, readInquiryType } from './inquiry-types.ts';

type InquiryFormPageProps = {
  /** As the shop's policy allows. */
  maxChars: number;
  maxPhotos: number;
  onSent: (id: string) => void;
};

export function InquiryFormPage({ maxChars, maxPhotos, onSent }: InquiryFormPageProps) {
  const { t, i18n } = useLingui();
  const { form, fieldOf, errorOf, change, isSending, problem, formProps } = useInquiryForm(maxChars, onSent);
  const [type, content, photos] = useWatch({
    control: form.control,
    name: ['type', 'content', 'photos'],
  });
  const [length, limit] = [i18n.number(textLength(content)), i18n.number(maxChars)];
  return (
    <form {...formProps} className={page.page}>
      <div className={page.section}>
        <ChoiceChips
          legend={t`What is it about?`}
          choices={inquiryTypes.map((value) => ({ value, label: i18n._(inquiryTypeNames[value]) }))}
          selected={readInquiryType(type)}
          onSelect={(selected) => change('type', selected)}
        />
        <Field
          label={t`Title`}
          required
          maxLength={maxTitleLength}
          autoComplete="off"
          {...fieldOf('title')}
        />
        <TextArea
          label={t`Inquiry`}
          rows={6}
          required
          hint={
            <Trans>
              {length} of {limit} characters
            </Trans>
          }
          {...fieldOf('content')}
        />
        <PhotosField
          purpose="INQUIRY"
          photos={readPhotos(photos)}
          maxPhotos={maxPhotos}
          error={errorOf('photos')}
          onChange={(uploaded) => change('photos', JSON.stringify(uploaded))}
        />
      </div>
      <div className={styles.form}>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          <Trans>Send the inquiry</Trans>
        </Button>
      </div>
    </form>
  );
}

const draftNames = {
  type: 'oneonone.type',
  title: 'oneonone.title',
  content: 'oneonone.content',
  photos: 'oneonone.photos',
} as const satisfies Record<keyof InquiryTexts, string>;

/** The texts are kept for this tab until they are sent. */
function useInquiryForm(maxChars: number, onSent: (id: string) => void) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const callOnce = useIdempotentCall();
  const drafts = useDraftTexts(draftNames);
  const inquiry = useLibraryForm<InquiryTexts>({
    start: drafts.stored,
    findProblems: (texts) => findInquiryProblems(texts, maxChars),
    onChange: drafts.save,
    send: async (texts) => {
      const outcome = await callOnce(toInquiry(texts), (input) => callApi(context, 'POST /inquiries', input));
      if (outcome.kind === 'ok') {
        drafts.clear();
        showToast(t`Your inquiry is sent. We’ll tell you when it’s answered.`);
        onSent(outcome.body.id);
        return null;
      }
      // Photos that are not attached are removed after a day.
      const arePhotosGone = outcome.kind === 'refused' && outcome.code === 'IMAGE_NOT_FOUND';
      if (arePhotosGone) inquiry.form.setValue('photos', '');
      return { field: arePhotosGone ? 'photos' : null, message: describe(outcome) };
    },
  });
  return inquiry;
}
