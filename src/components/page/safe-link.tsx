import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { linkTargetOf } from '#src/ui/link-target.ts';
import { isUnmodifiedClick } from '#src/ui/unmodified-click.ts';

type SafeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** URL as written by an operator; not trusted. */
  to: string | null | undefined;
};

/** The only component for links whose URL comes from the database. Without a safe target the content is shown unlinked. */
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
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    void router.navigate({ href: target.href });
  };
  return (
    <a {...rest} href={target.href} onClick={navigate}>
      {children}
    </a>
  );
}
