import {
  type SocialError,
  type SocialProviderName,
  type SocialPurpose,
  socialErrors,
  socialProviders,
  socialPurposes,
} from '#src/shared/contracts/social-names.ts';

/** The answer of a social provider, with which our server has sent the browser back. */
export type SocialArrival = {
  readonly provider: SocialProviderName;
  readonly purpose: SocialPurpose;
  /** As it stands in the address, so that it may lead anywhere. */
  readonly requestedReturn: string | undefined;
} & ({ readonly code: string } | { readonly error: SocialError });

/** @returns null for an address that was opened without coming from a provider */
export function readArrival(fragment: string): SocialArrival | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const pick = <Name extends string>(names: readonly Name[], value: string | null) =>
    names.find((name) => name === value);
  const provider = pick(socialProviders, fields.get('provider'));
  const error = pick(socialErrors, fields.get('error'));
  const code = fields.get('code');
  if (!provider || !(error || code)) return null;
  const common = {
    provider,
    purpose: pick(socialPurposes, fields.get('purpose')) ?? 'SIGN_IN',
    requestedReturn: fields.get('return') ?? undefined,
  };
  return error ? { ...common, error } : { ...common, code: code ?? '' };
}
