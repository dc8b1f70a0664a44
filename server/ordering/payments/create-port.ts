import {
  type ChannelType,
  type PaymentMethod,
  type PaymentPort,
  type PaymentProvider,
  paymentMethods,
} from './payment-port.ts';

type Shop = {
  readonly provider: PaymentProvider;
  readonly storeId: string;
  readonly channels: Readonly<Partial<Record<PaymentMethod, string>>>;
  readonly channelType: ChannelType;
};
type Calls = Pick<PaymentPort, 'read' | 'cancel' | 'closeVirtualAccount' | 'cashReceipts' | 'readWebhook'>;

/** Both adapters tell in the same way what is offered and what is accepted. */
export function createPort({ provider, storeId, channels, channelType }: Shop, calls: Calls): PaymentPort {
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
