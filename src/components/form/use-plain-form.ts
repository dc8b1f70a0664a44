import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { focusField, type Problems, type Refusal, type Sent } from './form-problems.ts';

type FormOptions<Field extends string> = {
  /** Checks the values as they are now. */
  readonly findProblems: () => Problems<Field>;
  readonly send: () => Sent<Field>;
};

type State<Field extends string> = {
  readonly isSending?: true;
  /** The fields that were wrong when it was sent; they are marked as long as they are. */
  readonly marked?: readonly string[];
  readonly refusal?: Refusal<Field> | null;
};

/** A form of at most three fields, without the form library. Its component keeps the values. */
export function usePlainForm<Field extends string = never>({ findProblems, send }: FormOptions<Field>) {
  const { i18n } = useLingui();
  const [{ isSending = false, marked, refusal }, setState] = useState<State<Field>>({});
  const problems = findProblems();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const wrong = Object.keys(problems);
    if (wrong[0]) {
      setState({ marked: wrong });
      return focusField(form, wrong[0]);
    }
    setState({ isSending: true });
    const refused = await send();
    setState({ refusal: refused });
    focusField(form, refused?.field);
  };

  return {
    isSending,
    errorOf(field: Field): string | undefined {
      if (refusal?.field === field) return refusal.message;
      const problem = marked?.includes(field) && problems[field];
      return problem ? i18n._(problem) : undefined;
    },
    /** The message about the whole form. */
    problem: refusal?.field === null ? refusal.message : undefined,
    /** Sets a value: the words of the server were about another one. */
    edit<Value>(set: (value: Value) => void, value: Value): void {
      set(value);
      setState((state) => ({ ...state, refusal: null }));
    },
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
