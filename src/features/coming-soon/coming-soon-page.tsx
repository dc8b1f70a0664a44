import { useLingui } from '@lingui/react';
import { useMatch } from '@tanstack/react-router';
import { ComingSoon } from './coming-soon.tsx';
import { placeholders } from './placeholders.ts';

/** Says what will be at the address that is open. */
export function ComingSoonPage() {
  const { i18n } = useLingui();
  const name = useMatch({ strict: false, select: ({ staticData }) => staticData.name });
  const room = placeholders[name ?? ''];
  return <ComingSoon>{room && i18n._(room)}</ComingSoon>;
}
