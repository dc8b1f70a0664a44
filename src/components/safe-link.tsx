import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { destinationOf } from './destination.ts';

type SafeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** As an operator wrote it; never trusted. */
  to: string | null | undefined;
};

/** The only way to link to an address that comes from the database. What may not be opened is shown without a link. */
export function SafeLink({ to, onClick, children, ...rest }: SafeLinkProps) {
  const router = useRouter();
  const destination = destinationOf(to, router.origin);
  if (!destination) return <span {...(rest as AnchorHTMLAttributes<HTMLSpanElement>)}>{children}</span>;
  if (destination.kind === 'outside') {
    return (
      <a {...rest} href={destination.href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  const openInside = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href: destination.href });
  };
  return (
    <a {...rest} href={destination.href} onClick={openInside}>
      {children}
    </a>
  );
}
