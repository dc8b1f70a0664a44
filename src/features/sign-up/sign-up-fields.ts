import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasNicknameForm } from '#src/shared/contracts/account-fields.ts';
import type { CodeOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { isEmail } from '#src/shared/email.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';

export const agreementNames = [
  'service',
  'privacy',
  'purchase',
  'over14',
  'marketing',
  'advertising',
] as const;
export type AgreementName = (typeof agreementNames)[number];

export type SignUpFields = {
  readonly agreements: Record<AgreementName, boolean>;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
  readonly name: string;
  readonly nickname: string;
  readonly phone: string;
};

/** The fields that a reload brings back: neither passwords nor consents, which are given anew. */
const draftedFields = ['email', 'name', 'nickname', 'phone'] as const;

export function fieldsFromDraft(draft: string): SignUpFields {
  const texts = fieldsOf(parseJson(draft)) ?? {};
  return {
    agreements: {
      service: false,
      privacy: false,
      purchase: false,
      over14: false,
      marketing: false,
      advertising: false,
    },
    email: textOf(texts.email) ?? '',
    password: '',
    passwordConfirm: '',
    name: textOf(texts.name) ?? '',
    nickname: textOf(texts.nickname) ?? '',
    phone: textOf(texts.phone) ?? '',
  };
}

export const draftOf = (fields: SignUpFields): string =>
  JSON.stringify(Object.fromEntries(draftedFields.map((name) => [name, fields[name]])));

type Check = (text: string) => MessageDescriptor | null;

/** Checks that need no server; `null`: nothing to correct. */
export const checks = {
  email: (text) => {
    if (!text.trim()) return msg`Please check your ID.`;
    return isEmail(text) ? null : msg`The ID must be an email address.`;
  },
  name: (text) => (text.trim() ? null : msg`Please enter your name.`),
  nickname: (text) =>
    hasNicknameForm(text.trim()) ? null : msg`Use 2 to 12 letters or digits, without spaces.`,
} as const satisfies Partial<Record<keyof SignUpFields, Check>>;

/** The message if it is not given; `null`: it is optional. */
export const missingAgreements = {
  service: msg`Please agree to the terms.`,
  privacy: msg`Please agree to the terms.`,
  purchase: msg`Please agree to the terms.`,
  over14: msg`You must be at least 14 years old.`,
  marketing: null,
  advertising: null,
} as const satisfies Record<AgreementName, MessageDescriptor | null>;

type ProblemField =
  | Exclude<keyof SignUpFields, 'agreements'>
  | 'agreements.service'
  | 'agreements.over14'
  | 'form';

/** Where the refusal of the server is shown. */
export function fieldOfRefusal(code: CodeOf<Contracts['POST /auth/sign-up']> | string): ProblemField {
  switch (code) {
    case 'DUPLICATE_ID':
    case 'EMAIL_NOT_VERIFIED':
    case 'ID_FORMAT':
      return 'email';
    case 'DUPLICATE_NICKNAME':
      return 'nickname';
    case 'PASSWORD_FORMAT':
    case 'PASSWORD_COMMON':
      return 'password';
    case 'PASSWORD_MISMATCH':
      return 'passwordConfirm';
    case 'PHONE_NOT_VERIFIED':
      return 'phone';
    case 'TERMS_REQUIRED':
      return 'agreements.service';
    case 'AGE_LIMIT':
      return 'agreements.over14';
    default:
      return 'form';
  }
}
