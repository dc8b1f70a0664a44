import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { readDigitCode } from '#src/shared/typed-code.ts';
import { Field } from './field.tsx';

afterEach(cleanup);

function Code() {
  const [code, setCode] = useState('');
  return (
    <>
      <Field
        label="Code"
        read={readDigitCode}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <output>{code}</output>
    </>
  );
}

function CodeOfForm() {
  const { register, watch } = useForm({ defaultValues: { code: '' } });
  return (
    <>
      <Field label="Code" read={readDigitCode} {...register('code')} />
      <output>{watch('code')}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const held = () => screen.getByRole('status').textContent;

test.each([
  ['a field that React holds', Code],
  ['a field of a form', CodeOfForm],
])('a text that is pasted or filled into %s is read', async (_, Part) => {
  render(<Part />);
  await userEvent.click(field());
  await userEvent.paste('[꾸밈] 인증번호 123456');
  expect([field().value, held()]).toEqual(['123456', '123456']);
  fireEvent.change(field(), { target: { value: '987 654' } });
  expect([field().value, held()]).toEqual(['987654', '987654']);
});

test('a letter that an input method is putting together stays until it is done', () => {
  render(<Code />);
  const typed = createEvent.input(field(), { target: { value: '12ㅎ' } });
  Object.defineProperty(typed, 'isComposing', { value: true });
  fireEvent(field(), typed);
  expect(held()).toBe('12ㅎ');
  fireEvent.input(field(), { target: { value: '12ㅎ3' } });
  expect(held()).toBe('123');
});
