import { useFormContext } from 'react-hook-form';
import type { CheckoutValues } from './checkout-values.ts';

type TextField = {
  [Name in keyof CheckoutValues]: CheckoutValues[Name] extends string ? Name : never;
}[keyof CheckoutValues];

/** The props that an input needs to be a field of the checkout, with what is wrong with it. */
export function useCheckoutField() {
  const { register, formState } = useFormContext<CheckoutValues>();
  return (name: TextField) => ({ ...register(name), error: formState.errors[name]?.message });
}
