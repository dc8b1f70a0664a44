import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

/** The people one can be at a provider of the sandbox. The third has the address of a member of the demo shop. */
export function peopleOf(provider: SocialProviderName): readonly Person[] {
  const at = `@${provider}.example`;
  return [
    { id: `${provider}-1001`, name: '한소셜', email: `hansocial${at}`, isEmailVerified: true },
    { id: `${provider}-1002`, name: '나비밀', email: null, isEmailVerified: false },
    { id: `${provider}-1003`, name: '김쇼퍼', email: 'shopper@kkumim.test', isEmailVerified: true },
  ];
}

export const findPerson = (provider: SocialProviderName, id: string): Person | undefined =>
  peopleOf(provider).find((person) => person.id === id);
