import { expect, test } from 'vitest';
import { readFoundAddress } from './postcode.ts';

const found = {
  zonecode: '04766',
  roadAddress: '서울 성동구 서울숲길 2',
  jibunAddress: '서울 성동구 성수동1가 656-1',
  userSelectedType: 'R',
  bname: '성수동1가',
  buildingName: '서울숲아파트',
};

test('an address of a road names the dong and the building', () => {
  expect(readFoundAddress(found)).toEqual({
    zipCode: '04766',
    address: '서울 성동구 서울숲길 2 (성수동1가, 서울숲아파트)',
  });
  expect(readFoundAddress({ ...found, bname: '', buildingName: '' })?.address).toBe('서울 성동구 서울숲길 2');
});

test('a shopper who chose the lot gets the lot', () => {
  expect(readFoundAddress({ ...found, userSelectedType: 'J' })?.address).toBe('서울 성동구 성수동1가 656-1');
});

test.each([
  [null],
  [{}],
  [{ ...found, zonecode: '123-456' }],
  [{ ...found, roadAddress: '', jibunAddress: '' }],
])('%j is no address', (raw) => expect(readFoundAddress(raw)).toBeNull());
