export type CardBadge = 'NEW' | 'SALE' | 'CUSTOM';

type Signs = {
  readonly isNew: boolean;
  /** On sale and cheaper for it: a sign without a lower price is a promise that is not kept. */
  readonly isCheaper: boolean;
  /** Can be decorated, or is, among things that cannot be. */
  readonly isCustom: boolean;
};

/** The shop's signs, the same in every language; a small card has space for two. */
export function cardBadges({ isNew, isCheaper, isCustom }: Signs): readonly CardBadge[] {
  const badges: CardBadge[] = [];
  if (isNew) badges.push('NEW');
  if (isCheaper) badges.push('SALE');
  if (isCustom) badges.push('CUSTOM');
  return badges.slice(0, 2);
}
