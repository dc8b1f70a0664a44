import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  set,
  useForm,
} from 'react-hook-form';
import { focusField, type Problems, type Refusal, type Sent } from './form-problems.ts';

type FormOptions<Values extends FieldValues> = {
  /** The values of a draft, or else those that the form begins with. */
  readonly start: Values;
  readonly findProblems: (values: Values) => Problems<FieldPath<Values>>;
  /** Keeps them as a draft. */
  readonly onChange?: (values: Values) => void;
  readonly send: (values: Values) => Sent<FieldPath<Values>>;
};

/** A form of more than three fields: React Hook Form keeps the values, and says which are wrong. */
export function useLibraryForm<Values extends FieldValues>(options: FormOptions<Values>) {
  const { start, findProblems, onChange, send } = options;
  const { i18n } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  // The fields that have a message. They are checked again with each change, and no others are.
  const marked = useRef<readonly FieldPath<Values>[]>([]);
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    // Some fields are no input that the library knows.
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      const problems = Object.entries<Problems<string>[string]>(findProblems(values));
      for (const [name, message] of problems)
        set(errors, name, { type: 'validate', message: message && i18n._(message) });
      return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { formState, subscribe, setError, trigger } = form;
  const { errors, isSubmitting } = formState;

  const changed = useEffectEvent((values: Values) => {
    // It finds no fault with what only the server refuses, whose words were about other values.
    if (marked.current.length > 0) void trigger(marked.current);
    onChange?.(values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }),
    [subscribe],
  );

  const mark = (names: readonly string[]) => {
    marked.current = names as readonly FieldPath<Values>[];
    focusField(element.current, names[0]);
  };
  /** Says it at its field, or below the form. */
  const refuse = (refusal: Refusal<FieldPath<Values>> | null) => {
    if (!refusal) return;
    const name = refusal.field ?? 'root';
    setError(name, { type: 'server', message: refusal.message });
    mark([name]);
  };
  const submit = form.handleSubmit(
    async (values) => {
      marked.current = [];
      refuse(await send(values));
    },
    () => mark(Object.keys(findProblems(form.getValues()))),
  );

  const errorOf = (name: FieldPath<Values>): string | undefined =>
    (get(errors, name) as FieldError | undefined)?.message;
  return {
    form,
    errorOf,
    /** The props that make an input a field of the form, with what is wrong with it. */
    fieldOf: <Name extends FieldPath<Values>>(name: Name) => ({
      ...form.register(name),
      error: errorOf(name),
    }),
    /** For what is no input: chips, a photo, an address that was found. */
    change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) =>
      form.setValue(name, value),
    isSending: isSubmitting,
    /** The message about the whole form. */
    problem: errors.root?.message,
    refuse,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      },
    },
  };
}
