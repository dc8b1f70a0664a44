import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Problems } from '#src/components/form/form-problems.ts';
import { usePlainForm } from '#src/components/form/use-plain-form.ts';
import { textLength } from '#src/shared/text-length.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { inquiryDrafts } from '#src/writes/inquiries/inquiry-drafts.ts';
import { type ProductInquiryType, productInquiryTypes } from '#src/writes/inquiries/product-inquiry.ts';
import styles from './inquiry.module.css';
import { productInquiryTypeNames } from './inquiry-type-names.ts';
import { useSendInquiry } from './use-send-inquiry.ts';

/** A question that is stored already and is changed. */
export type ChangedInquiry = {
  readonly id: string;
  readonly type: ProductInquiryType;
  readonly content: string;
  readonly isSecret: boolean;
};

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
  const names = inquiryDrafts(inquiry?.id ?? productId);
  const [typeText, setType, clearType] = useDraftText(names.type, inquiry?.type);
  const [content, setContent, clearContent] = useDraftText(names.content, inquiry?.content);
  const [secretText, setSecret, clearSecret] = useDraftText(names.secret, String(inquiry?.isSecret));
  const type = productInquiryTypes.find((known) => known === typeText) ?? 'SIZE';
  const isSecret = secretText === 'true';
  const send = useSendInquiry({
    productId,
    changedId: inquiry?.id,
    onStored: (message) => {
      for (const clear of [clearType, clearContent, clearSecret]) clear();
      showToast(message);
      onDone();
    },
    onLateSent: onDone,
  });
  const { errorOf, problem, isSending, edit, formProps } = usePlainForm<'content'>({
    findProblems: () => findProblems(content, maxChars),
    send: () => send({ type, content: content.trim(), is_secret: isSecret }),
  });
  const [length, limit] = [i18n.number(textLength(content)), i18n.number(maxChars)];
  return (
    <Sheet title={inquiry ? t`Change the question` : t`Ask about this product`} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <ChoiceChips
          legend={t`What is it about?`}
          choices={productInquiryTypes.map((value) => ({
            value,
            label: i18n._(productInquiryTypeNames[value]),
          }))}
          selected={type}
          onSelect={(selected) => edit(setType, selected)}
        />
        <TextArea
          label={t`Question`}
          name="content"
          rows={5}
          required
          value={content}
          onChange={({ target }) => edit(setContent, target.value)}
          hint={
            <Trans>
              {length} of {limit} characters
            </Trans>
          }
          error={errorOf('content')}
        />
        <CheckBox
          kind="switch"
          checked={isSecret}
          onChange={({ target }) => edit(setSecret, String(target.checked))}
        >
          <Trans>Secret: only you and the shop read it</Trans>
        </CheckBox>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button type="submit" wide busy={isSending}>
          {inquiry ? <Trans>Save</Trans> : <Trans>Send the question</Trans>}
        </Button>
      </form>
    </Sheet>
  );
}

function findProblems(content: string, maxChars: number): Problems<'content'> {
  const length = textLength(content);
  if (length === 0) return { content: msg`Write your question.` };
  return length > maxChars ? { content: msg`Please shorten it to ${maxChars} characters.` } : {};
}
