import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { linkTargetOf } from '#src/ui/link-target.ts';
import { isUnmodifiedClick } from '#src/ui/unmodified-click.ts';

type SafeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** As an operator wrote it; never trusted. */
  to: string | null | undefined;
};

/** The only way to link to an address that comes from the database. What may not be opened is shown without a link. */
export function SafeLink({ to, onClick, children, ...rest }: SafeLinkProps) {
  const router = useRouter();
  const target = linkTargetOf(to, router.origin);
  if (!target) return <span {...(rest as AnchorHTMLAttributes<HTMLSpanElement>)}>{children}</span>;
  if (target.kind === 'external') {
    return (
      <a {...rest} href={target.href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  const openInside = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    void router.navigate({ href: target.href });
  };
  return (
    <a {...rest} href={target.href} onClick={openInside}>
      {children}
    </a>
  );
}
