import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { useOutcomeMessage } from '../form/use-outcome-message.ts';
import styles from '../inquiry/inquiry.module.css';

const maxLength = 500;
type Reason = 'AD' | 'ABUSE' | 'PRIVACY' | 'UNRELATED' | 'COPYRIGHT' | 'ETC';

export function ReportReviewSheet({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const { context } = useRouter().options;
  const [reason, setReason] = useState<Reason>('AD');
  const [content, setContent, clearContent] = useDraftText(`review.${reviewId}.report`);
  const { problem, isSending, edit, formProps } = usePlainForm({
    findProblems: () => ({}),
    send: async () => {
      const text = content.trim();
      const outcome = await callApi(context, 'POST /reviews/:id/report', {
        params: { id: reviewId },
        body: { reason, ...(text && { content: text }) },
      });
      if (outcome.kind !== 'ok') return { field: null, message: describe(outcome) };
      clearContent();
      showToast(t`Thank you. We’ll look at it.`);
      onClose();
      return null;
    },
  });
  return (
    <Sheet title={t`Report this review`} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <ChoiceChips<Reason>
          legend={t`What is wrong with it?`}
          choices={[
            { value: 'AD', label: t({ message: 'Advertising', context: 'report' }) },
            { value: 'ABUSE', label: t`Insults` },
            { value: 'PRIVACY', label: t`Personal data` },
            { value: 'UNRELATED', label: t`Not about the product` },
            { value: 'COPYRIGHT', label: t`Somebody else’s photo` },
            { value: 'ETC', label: t`Other` },
          ]}
          selected={reason}
          onSelect={(selected) => edit(setReason, selected)}
        />
        <TextArea
          label={t`Details (optional)`}
          name="content"
          rows={3}
          maxLength={maxLength}
          value={content}
          onChange={({ target }) => edit(setContent, target.value)}
          hint={<Trans>The author is not told who reported it.</Trans>}
        />
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          <Trans>Report</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
