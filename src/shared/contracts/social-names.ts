/** The accounts of others by which members sign in, in the order in which they are offered. */
export const socialProviders = ['kakao', 'naver', 'google', 'apple', 'line'] as const;

export type SocialProviderName = (typeof socialProviders)[number];

export const socialPurposes = ['SIGN_IN', 'LINK', 'REAUTHENTICATION'] as const;

/** The purpose of a visit to the provider. */
export type SocialPurpose = (typeof socialPurposes)[number];

/** Why somebody came back from a provider without being known to it. */
export const socialErrors = ['refused', 'unavailable', 'expired'] as const;

export type SocialError = (typeof socialErrors)[number];
