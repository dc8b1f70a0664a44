import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOnline, networkStatus } from '#src/network/network-status.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SlowLine } from '#tests/support/slow-line.ts';
import { PhotosField } from './photos-field.tsx';
import type { UploadedPhoto } from './uploaded-photos.ts';

beforeEach(() => vi.stubGlobal('XMLHttpRequest', SlowLine));
afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

function Photos() {
  const [photos, setPhotos] = useState<readonly UploadedPhoto[]>([]);
  return <PhotosField purpose="CLAIM" photos={photos} maxPhotos={3} error={undefined} onChange={setPhotos} />;
}

/** Chooses a photo, of which less than half is sent. */
async function beginUpload() {
  const shopper = userEvent.setup();
  await renderInShop(<Photos />);
  const photo = new File(['photo'], 'crack.jpg', { type: 'image/jpeg' });
  await shopper.upload(screen.getByLabelText('사진 추가'), photo);
  await vi.waitFor(() => expect(SlowLine.last.isSent).toBe(true));
  act(() => SlowLine.last.move(43));
  return shopper;
}

test('a shopper sees how far a photo is, and stops it', async () => {
  const shopper = await beginUpload();
  expect(screen.getByText('43%')).toBeDefined();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '올린 정도' }).value).toBe(0.43);
  await shopper.click(screen.getByRole('button', { name: '올리기 중단' }));
  expect(SlowLine.last.isAborted).toBe(true);
  await vi.waitFor(() => expect(screen.queryByText('43%')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(networkStatus.get()).toBe('online');
});

test('a photo that cannot be used is reported, and another one can be chosen', async () => {
  await beginUpload();
  SlowLine.last.status = 422;
  SlowLine.last.contentType = 'application/problem+json';
  SlowLine.last.responseText = JSON.stringify({ code: 'IMAGE_BROKEN', message: '사진을 읽을 수 없습니다.' });
  SlowLine.last.answer();
  expect((await screen.findByRole('alert')).textContent).toBe('사진을 읽을 수 없습니다.');
  expect(screen.getByLabelText('사진 추가')).toHaveProperty('disabled', false);
});
