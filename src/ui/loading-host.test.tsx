import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadingHost } from './loading-host.tsx';
import { withLoadingOverlay } from './loading-overlay.ts';

afterEach(cleanup);

test('the screen is covered while the work runs, and no longer when it fails', async () => {
  render(<LoadingHost />);
  const work = Promise.withResolvers<void>();
  let end: Promise<void> | undefined;
  act(() => {
    end = withLoadingOverlay({ title: 'Drawing', content: 'A moment' }, work.promise);
  });
  expect(screen.getByRole('status').textContent).toBe('DrawingA moment');

  const failed = expect(end).rejects.toThrow('no paper');
  await act(async () => {
    work.reject(new Error('no paper'));
    await failed;
  });
  expect(screen.queryByRole('status')).toBeNull();
});
