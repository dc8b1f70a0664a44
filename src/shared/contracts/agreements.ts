import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { nullable, timestamp } from './schemas.ts';

const agreedAt = nullable(timestamp, { description: 'When it was agreed to; null: not agreed' });
const consents = {
  advertising: agreedAt,
  email: agreedAt,
  sms: agreedAt,
  alimtalk: agreedAt,
  push: agreedAt,
  night: agreedAt,
  marketing: agreedAt,
};
const answer = Type.Optional(Type.Boolean());
const sender = Type.String({ description: 'Who sends' });

export const readAgreements = {
  endpoint: 'GET /me/agreements',
  summary: 'My consents',
  tag: 'me',
  responses: { 200: Type.Object({ sender, ...consents }) },
} as const satisfies Contract;

export const updateAgreements = {
  endpoint: 'PUT /me/agreements',
  summary: 'Agree, or withdraw the consent; what is not named stays',
  tag: 'me',
  rateLimit: { max: 30, minutes: 1 },
  perDay: 50,
  body: Type.Object(
    {
      advertising: Type.Optional(
        Type.Boolean({ description: 'Ads by any channel; without it no channel and no night' }),
      ),
      email: answer,
      sms: answer,
      alimtalk: answer,
      push: answer,
      night: answer,
      marketing: answer,
    },
    { minProperties: 1 },
  ),
  responses: {
    200: Type.Object(
      { sender, agreed_at: timestamp, result: Type.Object(consents) },
      {
        description: 'To be shown to the member: who sends, when it was agreed or withdrawn, and the result',
      },
    ),
  },
  codes: ['ADVERTISING_REQUIRED'],
} as const satisfies Contract;
