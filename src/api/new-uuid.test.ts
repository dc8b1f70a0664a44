import { expect, test, vi } from 'vitest';
import { isUuid } from '#src/shared/uuid.ts';
import { newUuid } from './new-uuid.ts';

test('ids are random UUIDs of version 4, also where the browser makes none by itself', () => {
  const bytes = vi.spyOn(crypto, 'getRandomValues');
  const ids = Array.from({ length: 50 }, newUuid);
  expect(bytes).toHaveBeenCalledTimes(50);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) {
    expect(isUuid(id)).toBe(true);
    expect(id).toMatch(/^.{14}4.{4}[89ab]/);
  }
  bytes.mockRestore();
});
