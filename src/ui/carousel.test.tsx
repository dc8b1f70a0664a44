import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const slides = ['one', 'two', 'three'].map((name) => <p key={name}>{name}</p>);

/** A screen on which everything can be seen at once. */
class SeenAtOnce {
  private readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders it and swipes once, which loads keen-slider. */
async function show(carousel: ReactElement) {
  render(carousel);
  swipe(screen.getByRole('list'));
  await waitFor(() => expect(screen.getByRole('list').dataset.engine).toBe('keen'));
}

function swipe(...tracks: HTMLElement[]) {
  for (const track of tracks) fireEvent.touchEnd(track);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAtEnd = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const standsAt = () =>
  [...document.querySelectorAll('[aria-hidden="true"] > span')].findIndex(
    (dot) => 'current' in (dot as HTMLElement).dataset,
  );

test('each slide says its number', () => {
  render(<Carousel label="Best">{slides}</Carousel>);
  expect(screen.getByRole('group', { name: 'Best' }).getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 / 3',
    '2 / 3',
    '3 / 3',
  ]);
});

test('slides without anything to focus are moved by the arrow keys, and no further than their ends', async () => {
  await show(
    <Carousel label="Best" pagination focusable>
      {slides}
    </Carousel>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('list'));
  for (const [key, place] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 2],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await waitFor(() => expect(standsAt()).toBe(place));
  }
});

test('the style sheet lays out the slides, with or without keen-slider', () => {
  render(
    <Carousel label="Best" slidesPerView={2.5} gap={8}>
      {slides}
    </Carousel>,
  );
  const { style } = screen.getByRole('group', { name: 'Best' });
  expect(style.getPropertyValue('--per-view')).toBe('2.5');
  expect(style.getPropertyValue('--gap')).toBe('8px');
});

test('without a loop there are two ends', async () => {
  await show(
    <Carousel label="Best" pagination>
      {slides}
    </Carousel>,
  );
  expect([isAtEnd('Previous'), isAtEnd('Next')]).toEqual([true, false]);
  await press('Next');
  await waitFor(() => expect(standsAt()).toBe(1));
  await press('Next');
  await waitFor(() => expect(isAtEnd('Next')).toBe(true));
  await press('Next');
  expect(standsAt()).toBe(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('a loop goes round', async () => {
  await show(
    <Carousel label="Best" loop pagination>
      {slides}
    </Carousel>,
  );
  await press('Previous');
  await waitFor(() => expect(standsAt()).toBe(2));
});

test('a single slide needs no buttons and does not play', () => {
  render(
    <Carousel label="Best" autoplay={1500}>
      {slides.slice(0, 1)}
    </Carousel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('it plays on its interval until it is paused', async () => {
  await show(
    <Carousel label="Best" loop pagination autoplay={1500}>
      {slides}
    </Carousel>,
  );
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  vi.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  act(() => void vi.advanceTimersByTime(1499));
  expect(standsAt()).toBe(0);
  act(() => void vi.advanceTimersByTime(401));
  expect(standsAt()).toBe(1);

  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  act(() => void vi.advanceTimersByTime(9000));
  expect(standsAt()).toBe(1);
});

test('nothing plays when the shopper prefers reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(
    <Carousel label="Best" loop autoplay={1500}>
      {slides}
    </Carousel>,
  );
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('while a carousel inside it slides, the outer one cannot be dragged', async () => {
  render(
    <Carousel label="Cards">
      <Carousel label="Layers" slidesPerView={1.2} drag={false} loop>
        {slides}
      </Carousel>
      <p>another card</p>
    </Carousel>,
  );
  const [outer, inner] = screen.getAllByRole('list');
  swipe(...screen.getAllByRole('list'));
  await waitFor(() => expect([outer?.dataset.engine, inner?.dataset.engine]).toEqual(['keen', 'keen']));
  const next = within(screen.getByRole('group', { name: 'Layers' })).getByRole('button', { name: 'Next' });
  act(() => next.click());
  expect(outer?.hasAttribute('data-locked')).toBe(true);
  await waitFor(() => expect(outer?.hasAttribute('data-locked')).toBe(false));
});

test('a mouse above the slides may drag them at once', async () => {
  render(<Carousel label="Best">{slides}</Carousel>);
  const track = screen.getByRole('list');
  expect(track.dataset.engine).toBeUndefined();
  fireEvent.pointerOver(track, { pointerType: 'mouse' });
  await waitFor(() => expect(track.dataset.engine).toBe('keen'));
});
