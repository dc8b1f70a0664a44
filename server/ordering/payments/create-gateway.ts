import {
  type ChannelType,
  type PaymentGateway,
  type PaymentMethod,
  type PaymentProvider,
  paymentMethods,
} from './payment-gateway.ts';

type Shop = {
  readonly provider: PaymentProvider;
  readonly storeId: string;
  readonly channels: Readonly<Partial<Record<PaymentMethod, string>>>;
  readonly channelType: ChannelType;
};
type Calls = Pick<PaymentGateway, 'read' | 'cancel' | 'closeVirtualAccount' | 'cashReceipts' | 'readWebhook'>;

/** Both adapters tell in the same way what is offered and what is accepted. */
export function createGateway(
  { provider, storeId, channels, channelType }: Shop,
  calls: Calls,
): PaymentGateway {
  return {
    ...calls,
    provider,
    methods: paymentMethods.filter((method) => channels[method]),
    describeCheckout(method) {
      const channelKey = channels[method];
      return channelKey ? { provider, storeId, channelKey, channelType } : null;
    },
    accepts: (channel) => channel.storeId === storeId && channel.channelType === channelType,
  };
}
