import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { productInquiryTypes } from '#src/writes/inquiries/product-inquiry.ts';
import styles from './inquiry.module.css';
import { productInquiryTypeNames } from './inquiry-type-names.ts';
import { type ChangedInquiry, useProductInquiryForm } from './use-product-inquiry-form.ts';

type ProductInquirySheetProps = {
  productId: string;
  /** As the shop's policy allows. */
  maxChars: number;
  /** Absent: a new question. */
  inquiry?: ChangedInquiry | undefined;
  /** Called after it was stored, or waits for the network. */
  onDone: () => void;
  onClose: () => void;
};

/** Asks about a product, or changes what was asked. */
export function ProductInquirySheet({
  productId,
  maxChars,
  inquiry,
  onDone,
  onClose,
}: ProductInquirySheetProps) {
  const { t, i18n } = useLingui();
  const form = useProductInquiryForm({ productId, maxChars, inquiry, onDone });
  const { state } = form;
  const [length, limit] = [i18n.number(form.length), i18n.number(maxChars)];
  const error = state.kind === 'refused' && state.field === 'content' ? state.message : undefined;
  const problem = 'message' in state && !error ? state.message : null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Sheet title={inquiry ? t`Change the question` : t`Ask about this product`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <ChoiceChips
          legend={t`What is it about?`}
          choices={productInquiryTypes.map((value) => ({
            value,
            label: i18n._(productInquiryTypeNames[value]),
          }))}
          selected={form.type}
          onSelect={form.setType}
        />
        <TextArea
          label={t`Question`}
          name="content"
          rows={5}
          required
          value={form.content}
          onChange={({ target }) => form.setContent(target.value)}
          hint={
            <Trans>
              {length} of {limit} characters
            </Trans>
          }
          error={error}
        />
        <CheckBox
          kind="switch"
          checked={form.isSecret}
          onChange={({ target }) => form.setSecret(target.checked)}
        >
          <Trans>Secret: only you and the shop read it</Trans>
        </CheckBox>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={state.kind === 'sending'}>
          {inquiry ? <Trans>Save</Trans> : <Trans>Send the question</Trans>}
        </Button>
      </form>
    </Sheet>
  );
}
