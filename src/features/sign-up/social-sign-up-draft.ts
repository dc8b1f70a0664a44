import { type SocialProviderName, socialProviders } from '#src/shared/contracts/social-names.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { clearDraftText, readDraftText, saveDraftText } from '#src/storage/draft-texts.ts';

/** The person who wants to become a member, as a social provider says, and where they were going. */
export type SocialSignUp = {
  readonly signUpToken: string;
  readonly provider: SocialProviderName;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly returnTo: string;
};

const field = 'social-sign-up';

/** Kept for this tab: a reload must not cost another visit to the provider. */
export const saveSocialSignUp = (
  account: Omit<SocialSignUp, 'provider'> & { readonly provider: string },
): void => saveDraftText(field, JSON.stringify(account));

export const clearSocialSignUp = (): void => clearDraftText(field);

/** @returns null for a page that was opened by itself */
export function readSocialSignUp(): SocialSignUp | null {
  const fields = fieldsOf(parseJson(readDraftText(field)));
  const signUpToken = textOf(fields?.signUpToken);
  const provider = socialProviders.find((name) => name === fields?.provider);
  if (!fields || !signUpToken || !provider) return null;
  return {
    signUpToken,
    provider,
    isEmailVerified: fields.isEmailVerified === true,
    email: textOf(fields.email) ?? null,
    name: textOf(fields.name) ?? null,
    returnTo: textOf(fields.returnTo) ?? '/main',
  };
}
