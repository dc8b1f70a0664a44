import { msg } from '@lingui/core/macro';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Field } from '#src/ui/field.tsx';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import type { Refusal } from './form-problems.ts';
import { useLibraryForm } from './use-library-form.ts';
import { usePlainForm } from './use-plain-form.ts';

type Values = { readonly name: string; readonly city: string };
type FormProps = {
  send: (values: Values) => Promise<Refusal<keyof Values> | null>;
  save: (values: Values) => void;
};

const findProblems = ({ name, city }: Values) => ({
  ...(!name && { name: msg`Enter your name.` }),
  ...(!city && { city: msg`Find the address, or type it.` }),
});

function PlainForm({ send, save }: FormProps) {
  const [values, setValues] = useState<Values>({ name: '', city: '' });
  const { errorOf, problem, edit, formProps } = usePlainForm<keyof Values>({
    findProblems: () => findProblems(values),
    send: () => send(values),
  });
  const set = (changed: Partial<Values>) => {
    save({ ...values, ...changed });
    setValues({ ...values, ...changed });
  };
  return (
    <form {...formProps}>
      <Field
        label="Name"
        name="name"
        value={values.name}
        error={errorOf('name')}
        onChange={({ target }) => edit(set, { name: target.value })}
      />
      <Field
        label="City"
        name="city"
        value={values.city}
        error={errorOf('city')}
        onChange={({ target }) => edit(set, { city: target.value })}
      />
      <p role="alert">{problem}</p>
      <button type="submit">Send</button>
    </form>
  );
}

function LibraryForm({ send, save }: FormProps) {
  const { fieldOf, problem, formProps } = useLibraryForm<Values>({
    start: { name: '', city: '' },
    findProblems,
    onChange: save,
    send,
  });
  return (
    <form {...formProps}>
      <Field label="Name" {...fieldOf('name')} />
      <Field label="City" {...fieldOf('city')} />
      <p role="alert">{problem}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const [name, city] = [() => screen.getByLabelText('Name'), () => screen.getByLabelText('City')];
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const isWrong = (input: HTMLElement) => input.getAttribute('aria-invalid') === 'true';

afterEach(cleanup);

describe.each([
  ['plain', PlainForm],
  ['library', LibraryForm],
])('a form with the %s hook', (_name, Form) => {
  async function open(...answers: (Refusal<keyof Values> | null)[]) {
    const send = vi.fn(async (_values: Values) => answers.shift() ?? null);
    const save = vi.fn();
    await renderInShop(<Form send={send} save={save} />, 'en');
    return { send, save };
  }

  test('the first wrong field is focused, all are marked until they are right, and nothing is sent', async () => {
    const { send } = await open();
    await userEvent.type(city(), '서울');
    await userEvent.clear(city());
    expect(isWrong(city())).toBe(false);
    await press();
    expect(document.activeElement).toBe(name());
    expect([isWrong(name()), isWrong(city())]).toEqual([true, true]);
    await userEvent.type(name(), '하루');
    expect([isWrong(name()), isWrong(city())]).toEqual([false, true]);
    expect(send).not.toHaveBeenCalled();
  });

  test('a field that was right when the form was sent is not marked while it is typed', async () => {
    await open();
    await userEvent.type(city(), '서울');
    await press();
    await userEvent.clear(city());
    expect([isWrong(name()), isWrong(city())]).toEqual([true, false]);
    await press();
    expect([isWrong(name()), isWrong(city())]).toEqual([true, true]);
  });

  test('a refusal is said at its field, which is focused, until another value is typed there', async () => {
    const { send } = await open({ field: 'city', message: 'No parcels go there.' });
    await userEvent.type(name(), '하루');
    await userEvent.type(city(), '섬');
    await press();
    expect(await screen.findByText('No parcels go there.')).toBeTruthy();
    expect(document.activeElement).toBe(city());
    await userEvent.type(city(), '2');
    expect(screen.queryByText('No parcels go there.')).toBeNull();
    await press();
    expect(send.mock.calls.map(([values]) => values.city)).toEqual(['섬', '섬2']);
  });

  test('a refusal of the whole form is said below it until anything is changed', async () => {
    await open({ field: null, message: 'Try again later.' });
    await userEvent.type(name(), '하루');
    await userEvent.type(city(), '서울');
    await press();
    expect((await screen.findByText('Try again later.')).role).toBe('alert');
    await userEvent.type(name(), '!');
    expect(screen.queryByText('Try again later.')).toBeNull();
  });

  test('a form that is sent twice at once is sent once, and each change is kept', async () => {
    const { send, save } = await open();
    await userEvent.type(name(), '하루');
    await userEvent.type(city(), '서울');
    expect(save).toHaveBeenLastCalledWith({ name: '하루', city: '서울' });
    let finish = (_refusal: null) => {};
    send.mockReturnValueOnce(new Promise<null>((resolve) => (finish = resolve)));
    await press();
    await press();
    finish(null);
    expect(send).toHaveBeenCalledOnce();
  });
});
