import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { encode } from 'uqr';

/** The URL of the current page as a QR code. */
export function PageQrCode() {
  const { t } = useLingui();
  const path = useRouterState({ select: (state) => state.location.href });
  const { data, size } = encode(window.location.origin + path, { border: 0 });
  const cells = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of this page`}
      shapeRendering="crispEdges"
    >
      <path d={cells} fill="currentcolor" />
    </svg>
  );
}
