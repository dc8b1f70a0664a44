import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { OrderSheet } from './order-sheet.ts';

const CancelSheet = lazyComponent(() => import('./cancel-sheet.tsx'), 'CancelSheet');
const TrackingSheet = lazyComponent(() => import('./tracking-sheet.tsx'), 'TrackingSheet');
const RefundAccountSheet = lazyComponent(() => import('./refund-account-sheet.tsx'), 'RefundAccountSheet');

type OrderSheetsProps = {
  sheet: OrderSheet | null;
  onClose: () => void;
  /** Something has become of the order. */
  onChanged: () => Promise<void>;
};

export function OrderSheets({ sheet, onClose, onChanged }: OrderSheetsProps) {
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'cancel':
      return <CancelSheet order={sheet.order} line={sheet.line} onClose={onClose} onChanged={onChanged} />;
    case 'tracking':
      return <TrackingSheet orderId={sheet.orderId} lineId={sheet.lineId} onClose={onClose} />;
    case 'refund-account':
      return <RefundAccountSheet orderId={sheet.orderId} onClose={onClose} onChanged={onChanged} />;
  }
}
