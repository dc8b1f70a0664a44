import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router';
import { prefersReducedMotion } from '#src/ui/media-queries.ts';

/** As `--duration-move`. */
const durationMs = 200;

const itemPage = /^\/(product|artist\/[^/]+\/graphic)\/[^/]+$/;

/** The picture on the page that is left, and how its counterpart is found once the next page is rendered. */
type Leaving = { readonly src: string; readonly box: DOMRect; readonly findNext: () => Picture };
type Picture = HTMLImageElement | undefined;

/**
 * The picture of a card grows into the picture of its page, and shrinks into the card again. A copy moves above the new page
 * from the moment that is rendered, see docs/decisions/057-pictures-that-grow.md.
 */
export function startPictureTransitions(router: RegisteredRouter): void {
  let pressed: HTMLAnchorElement | null = null;
  let leaving: Leaving | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    moving?.remove();
    leaving =
      fromLocation && pathChanged && !prefersReducedMotion()
        ? findLeaving(fromLocation, toLocation, pressed)
        : null;
    pressed = null;
  });
  router.subscribe('onRendered', () => {
    const next = leaving?.findNext();
    if (leaving && next) transition(leaving, next);
    leaving = null;
  });
}

function findLeaving(
  from: ParsedLocation,
  to: ParsedLocation,
  pressed: HTMLAnchorElement | null,
): Leaving | null {
  const card = pressed && leadsTo(pressed, to) && cardPicture(pressed);
  if (card) return leave(card, pagePicture);
  const picture = itemPage.test(from.pathname) && pagePicture();
  return picture ? leave(picture, () => cardPictureOf(from)) : null;
}

function leave(picture: HTMLImageElement, findNext: () => Picture): Leaving | null {
  const { complete, currentSrc: src } = picture;
  return complete && src ? { src, box: picture.getBoundingClientRect(), findNext } : null;
}

/** At most one; the next navigation removes it. */
let moving: HTMLElement | undefined;

function transition({ src, box }: Leaving, next: HTMLImageElement): void {
  preview(next, src);
  const { top, left, width, height } = next.getBoundingClientRect();
  const copy = next.cloneNode() as HTMLImageElement;
  for (const name of ['srcset', 'sizes', 'loading']) copy.removeAttribute(name);
  // Below the header and the tab bar, and in nobody's way.
  const place = { position: 'fixed', zIndex: '1', pointerEvents: 'none', margin: '0' };
  Object.assign(copy.style, place, { top: px(top), left: px(left), width: px(width), height: px(height) });
  Object.assign(copy, { src, alt: '', decoding: 'sync' });
  moving = copy;
  document.body.append(copy);
  const x = box.left + box.width / 2 - left - width / 2;
  const y = box.top + box.height / 2 - top - height / 2;
  const from = `translate(${x}px, ${y}px) scale(${box.width / width})`;
  const options = { duration: durationMs, easing: 'ease-out' };
  const remove = () => copy.remove();
  copy.animate({ transform: [from, 'none'] }, options).finished.then(remove, remove);
  next.animate({ opacity: [0, 0] }, options);
}

const px = (value: number) => `${value}px`;

/** Shows the picture that the browser has in the place of the next one, until that is loaded. */
function preview(picture: HTMLImageElement, src: string): void {
  if (picture.complete) return;
  const { style } = picture;
  const { backgroundColor } = style;
  style.background = `${backgroundColor} url("${src}") center / contain no-repeat content-box`;
  const end = () => {
    style.background = backgroundColor;
  };
  for (const event of ['load', 'error']) picture.addEventListener(event, end, { once: true });
}

const pagePicture = (): Picture => inView(document.querySelector<HTMLImageElement>('#content img'));

function cardPictureOf(location: ParsedLocation): Picture {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#content article h3 a')) {
    const picture = leadsTo(link, location) && cardPicture(link);
    if (picture) return picture;
  }
}

function leadsTo(link: HTMLAnchorElement, location: ParsedLocation): boolean {
  if (!itemPage.test(location.pathname)) return false;
  const { pathname, search } = new URL(location.href, window.location.origin);
  return link.pathname === pathname && link.search === search;
}

/** The picture of the heading's link only: a card may have links to other items too. */
function cardPicture(link: HTMLAnchorElement): Picture {
  return inView(link.closest('h3')?.closest('article')?.querySelector('img'));
}

function inView(picture: HTMLImageElement | null | undefined): Picture {
  if (!picture) return undefined;
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  const isVisible = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isVisible ? picture : undefined;
}
