import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** Says how to correct the value, rather than what is wrong. Marks the field as invalid. */
  error?: ReactNode;
};

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> &
  FieldTexts & {
    /** A control at the end of the input. */
    action?: ReactNode;
    /** Reads the text of the input from what was typed, pasted or filled in. In place of `maxLength`, which cuts a paste at its end. */
    read?: (text: string) => string;
    ref?: Ref<HTMLInputElement>;
  };

export function Field({ label, hint, error, action, read, onChange, ...input }: FieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    // An input method would lose what it is putting together.
    const isComposing = (nativeEvent as InputEvent).isComposing;
    const text = read && !isComposing ? read(target.value) : target.value;
    if (text !== target.value) target.value = text;
    return onChange?.(event);
  };
  return (
    <FieldFrame texts={{ label, hint, error }} action={action}>
      {(attributes) => <input {...input} onChange={onChange && change} {...attributes} />}
    </FieldFrame>
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> };

/** A field for some sentences. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame texts={{ label, hint, error }}>
      {(attributes) => <textarea {...textarea} {...attributes} />}
    </FieldFrame>
  );
}

type FieldFrameProps = {
  texts: FieldTexts;
  action?: ReactNode;
  children: (attributes: {
    id: string;
    className: string | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

function FieldFrame({ texts: { label, hint, error }, action, children }: FieldFrameProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-action={action ? true : undefined}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? `${id}-note` : undefined,
        })}
        {action}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note} data-kind={error ? 'error' : 'hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
