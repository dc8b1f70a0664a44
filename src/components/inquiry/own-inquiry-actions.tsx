import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { Button } from '#src/ui/button.tsx';
import { dialogs } from '#src/ui/dialogs.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './inquiry.module.css';
import type { ChangedInquiry } from './product-inquiry-sheet.tsx';

const ProductInquirySheet = lazyComponent(() => import('./product-inquiry-sheet.tsx'), 'ProductInquirySheet');

type OwnInquiryActionsProps = {
  productId: string;
  maxChars: number;
  inquiry: ChangedInquiry;
  onChanged: () => void;
};

/** The actions of its author on a question that waits for its answer. */
export function OwnInquiryActions({ productId, maxChars, inquiry, onChanged }: OwnInquiryActionsProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [isChanging, setIsChanging] = useState(false);
  const remove = async () => {
    const isConfirmed = await dialogs.confirm({ message: t`Delete this question?`, confirmLabel: t`Delete` });
    if (!isConfirmed) return;
    const outcome = await callApi(context, 'DELETE /product-inquiries/:id', { params: { id: inquiry.id } });
    const isGone = outcome.kind === 'ok' || (outcome.kind === 'refused' && outcome.code === 'NOT_FOUND');
    if (isGone) showToast(t`Your question is deleted.`);
    else showToast(messageOf(outcome) ?? t`Please check your connection and try again.`);
    onChanged();
  };
  return (
    <div className={styles.actions}>
      <Button variant="outline" size="small" onClick={() => setIsChanging(true)}>
        <Trans>Edit</Trans>
      </Button>
      <Button variant="quiet" size="small" onClick={() => void remove()}>
        <Trans>Delete</Trans>
      </Button>
      {isChanging && (
        <ProductInquirySheet
          productId={productId}
          maxChars={maxChars}
          inquiry={inquiry}
          onDone={() => {
            setIsChanging(false);
            onChanged();
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </div>
  );
}
