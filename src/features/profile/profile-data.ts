import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type Profile = ResponseOf<'GET /me'>;
export type Agreements = ResponseOf<'GET /me/agreements'>;
export type MemberSession = ResponseOf<'GET /me/sessions'>['sessions'][number];

export type SocialAccount = ResponseOf<'GET /me/social-accounts'>['accounts'][number];

export type ProfileData = {
  readonly profile: Profile;
  readonly agreements: Agreements;
  readonly sessions: readonly MemberSession[];
  readonly socialAccounts: readonly SocialAccount[];
};

/** Throws a `QueryError`. */
export async function loadProfile(context: ApiContext): Promise<ProfileData> {
  const [profile, agreements, sessions, social] = await Promise.all([
    callApi(context, 'GET /me'),
    callApi(context, 'GET /me/agreements'),
    callApi(context, 'GET /me/sessions'),
    callApi(context, 'GET /me/social-accounts'),
  ]);
  return {
    profile: unwrap(profile),
    agreements: unwrap(agreements),
    sessions: unwrap(sessions).sessions,
    socialAccounts: unwrap(social).accounts,
  };
}
