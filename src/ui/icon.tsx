import type { ComponentType, SVGProps } from 'react';

type IconProps = {
  /** One of `lucide-react/icons/*`. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** Pixels. */
  size?: number;
};

/** One set, one stroke; never the only carrier of a meaning. */
export function Icon({ of: Drawing, size = 24 }: IconProps) {
  return <Drawing width={size} height={size} strokeWidth={1.75} aria-hidden="true" />;
}
