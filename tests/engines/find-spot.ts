type Spot = { readonly x: number; readonly y: number };

/**
 * Runs in the page, and sees nothing of this file. The middle of what a shopper would press: the first element of that name or
 * selector, in the dialog on top where one is open. `null` while it is not there, hidden, moving or behind something else.
 */
export async function findSpot(
  by: 'name' | 'part of name' | 'selector',
  wanted: string,
): Promise<Spot | null> {
  const pressable = 'button, a[href], label, input, [role="button"], [role="tab"], [role="radio"]';
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const normalize = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [
      element.getAttribute('aria-label'),
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      ...labels.map((label) => label.textContent),
      element.textContent,
      ...[...element.querySelectorAll('img')].map((image) => image.alt),
    ].map(normalize);
  };
  const findAll = () => {
    if (by === 'selector') return [...document.querySelectorAll(wanted)];
    const all = [...scope.querySelectorAll(pressable)];
    const isWanted = (name: string) => (by === 'name' ? name === wanted : name.includes(wanted));
    return all.filter((element) => namesOf(element).some(isWanted));
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  for (const element of findAll()) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await nextFrame();
    await nextFrame();
    const { left, top, width, height } = element.getBoundingClientRect();
    const isStill = Math.abs(top - before.top) < 1 && Math.abs(left - before.left) < 1;
    const hit = width && height ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
    if (isStill && isHit) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}
