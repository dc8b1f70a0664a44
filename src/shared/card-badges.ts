export type CardBadge = 'NEW' | 'CUSTOM';

type Signs = {
  readonly isNew: boolean;
  /** Can be decorated, or is, among things that cannot be. */
  readonly isCustom: boolean;
};

/** The signs of an item. None of a lower price, which says its percentage itself. */
export function cardBadges({ isNew, isCustom }: Signs): readonly CardBadge[] {
  const badges: CardBadge[] = [];
  if (isNew) badges.push('NEW');
  if (isCustom) badges.push('CUSTOM');
  return badges;
}
