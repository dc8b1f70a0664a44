import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Accordion } from '#src/ui/accordion.tsx';

type LinkedAccordionProps = { id: string; title: ReactNode; children: ReactNode };

/** An accordion with an address: its id behind the `#`. Opening it sets the address, and the address opens it. */
export function LinkedAccordion({ id, title, children }: LinkedAccordionProps) {
  const isLinked = useLocation({ select: ({ hash }) => hash === id });
  // Pictures in what nobody has opened are not loaded.
  const [wasOpened, setWasOpened] = useState(isLinked);
  const onToggle = (isOpen: boolean) => {
    if (isOpen) setWasOpened(true);
    setHash(id, isOpen);
  };
  return (
    <Accordion id={id} title={title} open={isLinked} onToggle={onToggle}>
      {wasOpened && children}
    </Accordion>
  );
}

function setHash(id: string, isOpen: boolean): void {
  const { pathname, search, hash } = window.location;
  if (!isOpen && hash !== `#${id}`) return;
  const href = pathname + search + (isOpen ? `#${id}` : '');
  // By the prototype, because the router replaces the method and would load the page again.
  History.prototype.replaceState.call(window.history, window.history.state, '', href);
}
