import { expect, test } from 'vitest';
import { type Address, readDraft, toAddress, valuesOf } from './address-form.ts';

const address: Address = {
  id: '2f1c7f3a-0000-4000-8000-000000000000',
  label: '집',
  recipient: '김하루',
  phone: '01012345678',
  zip_code: '04524',
  address: '서울 중구 세종대로 110',
  detail_address: '3층',
  is_default: true,
  last_used_at: null,
  created_at: '2026-11-24T00:00:00Z',
};

test('an address that is saved as it was loaded stays the same', () => {
  const { id: _, last_used_at: __, created_at: ___, ...fields } = address;
  expect(valuesOf(address).recipientPhone).toBe('010-1234-5678');
  expect(toAddress(valuesOf(address))).toEqual(fields);
});

test('a phone number as a browser fills it in is saved as every other', () => {
  expect(toAddress({ ...valuesOf(address), recipientPhone: '+82 10-1234-5678' }).phone).toBe('01012345678');
});

test('text that was typed lies over what is saved', () => {
  const typed = { ...valuesOf(address), recipient: '이하늘', isDefault: false };
  expect(readDraft(JSON.stringify(typed), valuesOf(address))).toEqual(typed);
  expect(readDraft('{"zipCode":"63122"}', valuesOf(undefined))).toMatchObject({
    zipCode: '63122',
    address: '',
  });
});

test.each(['', '{', 'null', '[]', '{"recipient":7,"isDefault":"yes"}'])(
  'a draft %j changes nothing',
  (text) => expect(readDraft(text, valuesOf(address))).toEqual(valuesOf(address)),
);
