import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
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
  const [state, setState] = useState<'filling' | 'sending' | { readonly problem: string }>('filling');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const text = content.trim();
    const outcome = await callApi(context, 'POST /reviews/:id/report', {
      params: { id: reviewId },
      body: { reason, ...(text && { content: text }) },
    });
    if (outcome.kind !== 'ok') return setState({ problem: describe(outcome) });
    clearContent();
    showToast(t`Thank you. We’ll look at it.`);
    onClose();
  };
  return (
    <Sheet title={t`Report this review`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
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
          onSelect={setReason}
        />
        <TextArea
          label={t`Details (optional)`}
          name="content"
          rows={3}
          maxLength={maxLength}
          value={content}
          onChange={({ target }) => setContent(target.value)}
          hint={<Trans>The author is not told who reported it.</Trans>}
        />
        <p className={styles.problem} role="alert">
          {typeof state === 'object' ? state.problem : null}
        </p>
        <Button type="submit" wide busy={state === 'sending'}>
          <Trans>Report</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
