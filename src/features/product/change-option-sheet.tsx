import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { OptionFields } from './option-fields.tsx';
import styles from './option-sheet.module.css';
import { optionSheetQuery, type SheetProduct } from './option-sheet-query.ts';
import { useOptionChoice } from './use-option-choice.ts';

/** The current values of a cart line. */
type ChangedLine = {
  readonly product_id: string;
  readonly option_id: string;
  readonly size: string;
  readonly production_method: string;
  readonly product_custom_id: string | null;
};

type ChangeOptionSheetProps = {
  line: ChangedLine;
  /** @returns why it was refused, for the shopper */
  onChange: (variantId: string) => Promise<string | null>;
  onClose: () => void;
};

/** Another color, size or production method for one line. A design keeps its color and its method. */
export function ChangeOptionSheet({ line, ...props }: ChangeOptionSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Change options`} onClose={props.onClose}>
      <DeferredQuery query={optionSheetQuery} variables={{ id: line.product_id }}>
        {({ product_by_pk: product }) =>
          product && <ChangeOptionForm product={product} line={line} {...props} />
        }
      </DeferredQuery>
    </Sheet>
  );
}

type ChangeOptionFormProps = ChangeOptionSheetProps & { product: SheetProduct };

function ChangeOptionForm({ product, line, onChange, onClose }: ChangeOptionFormProps) {
  const { t } = useLingui();
  const isDesign = line.product_custom_id !== null;
  const [optionId, setOptionId] = useState(line.option_id);
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const choice = useOptionChoice({
    product,
    optionId,
    method: () => (isDesign ? line.production_method : null),
    initial: { size: line.size, method: line.production_method },
  });
  if (!choice) return <p role="status">{t`This product is sold out.`}</p>;
  // The message is about the former choice.
  const said = (choose: (value: string) => void) => (value: string) => {
    setMessage(null);
    choose(value);
  };
  const options = product.product_options.filter(({ id }) => !isDesign || id === line.option_id);
  const change = async () => {
    const { variant } = choice;
    if (!variant) return setMessage(t`Please select color, size and production method.`);
    if (variant.stock_count <= 0) return setMessage(t`This product is sold out.`);
    setIsSending(true);
    const refusal = await onChange(variant.id);
    setIsSending(false);
    if (refusal) setMessage(refusal);
    else onClose();
  };
  return (
    <div className={styles.form}>
      <OptionFields
        options={options}
        choice={{ ...choice, setSize: said(choice.setSize), setMethod: said(choice.setMethod) }}
        onOption={said(setOptionId)}
      />
      <div className={styles.footer}>
        <p className={styles.message} role="status">
          {message}
        </p>
        <Button wide busy={isSending} onClick={() => void change()}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </div>
  );
}
