import type { ComponentType, SVGProps } from 'react';

type IconProps = {
  /** One of `lucide-react/icons/*`. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** Pixels. */
  size?: number;
};

/** One icon set, one stroke width. Hidden from screen readers: text or a label must say the same. */
export function Icon({ of: Svg, size = 24 }: IconProps) {
  return <Svg width={size} height={size} strokeWidth={1.75} aria-hidden="true" />;
}
