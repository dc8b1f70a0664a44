import type { ComponentType, SVGProps } from 'react';

type IconProps = {
  /** One of `lucide-react/icons/*`. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** Pixels of the usual text size. Up to 20 it stands beside text and grows with it; 24 is a button of its own. */
  size?: number;
};

/** One icon set, one stroke width. Hidden from screen readers: text or a label must say the same. */
export function Icon({ of: Svg, size = 24 }: IconProps) {
  const length = size > 20 ? size : `${size / 16}rem`;
  return <Svg width={length} height={length} strokeWidth={1.75} aria-hidden="true" />;
}
