import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { ColorLabel } from '#src/components/product/color-label.tsx';
import { isOffered, methodNames, readMethod } from '#src/components/product/production-method.ts';
import { useSizeTitle } from '#src/components/product/use-size-title.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { cheapestOf } from '#src/shared/unit-price.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { changeWork } from './change-work.ts';
import type { EditorSession } from './editor-session.ts';
import type { Choice } from './move-document.ts';
import { methodsOf, variantsOf } from './opened-custom.ts';
import styles from './options-sheet.module.css';

/** Color, production method and size. Another color or method keeps the design or starts anew, as somebody says. */
export function OptionsSheet({ session, onClose }: { session: EditorSession; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const router = useRouter();
  const { product, editor } = session;
  const document = useStore(editor.state).history.present;
  const options = product.product_options;
  const option = options.find(({ id }) => id === document.optionId);
  const methods = methodsOf(option);
  const variants = variantsOf(option, document.method);
  const sizeTitle = useSizeTitle()(variants);
  const leastOf = (method: string) => cheapestOf(variantsOf(option, method))?.add_price ?? 0;

  // The question comes after an answer of the server; pressing again until then asks nothing more.
  const isAsking = useRef(false);
  const change = async (choice: Choice) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isChanged = await changeWork(session, router, choice);
    isAsking.current = false;
    if (isChanged) onClose();
  };
  const chooseColor = (optionId: string) => {
    const offered = methodsOf(options.find(({ id }) => id === optionId));
    const method = offered.includes(document.method) ? document.method : offered[0];
    void change({ optionId, ...(method && { method }) });
  };
  return (
    <Sheet title={t`Color and method`} onClose={onClose}>
      <div className={styles.groups}>
        <Group title={t`Color`}>
          <ChoiceChips
            legend={t`Color`}
            selected={document.optionId}
            onSelect={chooseColor}
            choices={options.map(({ id, name_ko, name_en, color_code, price, product_variants }) => ({
              value: id,
              disabled: product_variants.every(isGone),
              label: <ColorLabel color={color_code} name={withPrice(text(name_ko, name_en), price)} />,
            }))}
          />
        </Group>
        <Group title={t`Production method`}>
          <ChoiceChips
            legend={t`Production method`}
            selected={document.method}
            onSelect={(method) => void change({ method })}
            choices={methods.map((value) => ({
              value,
              label: withPrice(i18n._(methodNames[readMethod(value)]), leastOf(value)),
              disabled: !isOffered(value, new Date()) || variantsOf(option, value).every(isGone),
            }))}
          />
        </Group>
        {variants.length > 1 && (
          <Group title={sizeTitle}>
            <ChoiceChips
              legend={sizeTitle}
              selected={document.size}
              onSelect={(size) => editor.commit({ ...document, size })}
              choices={variants.map(({ size, add_price, ...stock }) => ({
                value: size,
                label: withPrice(size, add_price - leastOf(document.method)),
                disabled: isGone(stock),
              }))}
            />
            <p className={styles.hint}>
              <Trans>For the price. You choose it again when you order.</Trans>
            </p>
          </Group>
        )}
      </div>
    </Sheet>
  );
}

const isGone = ({ stock_count }: { readonly stock_count: number }) => stock_count <= 0;

const withPrice = (name: string, price: number) => (price > 0 ? `${name} +${formatMoney(price)}` : name);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}
