import { useLingui } from '@lingui/react';
import { useMatch } from '@tanstack/react-router';
import { ComingSoon } from './coming-soon.tsx';
import { placeholders } from './placeholders.ts';

/** The placeholder of the current route. */
export function ComingSoonPage() {
  const { i18n } = useLingui();
  const name = useMatch({ strict: false, select: ({ staticData }) => staticData.name });
  const text = placeholders[name ?? ''];
  return <ComingSoon>{text && i18n._(text)}</ComingSoon>;
}
