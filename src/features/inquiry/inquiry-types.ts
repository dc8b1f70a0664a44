import { msg } from '@lingui/core/macro';

export const inquiryTypes = ['ORDER', 'PAYMENT', 'DELIVERY', 'CLAIM', 'ACCOUNT', 'ETC'] as const;

export type InquiryType = (typeof inquiryTypes)[number];

export const inquiryTypeNames = {
  ORDER: msg`Orders`,
  PAYMENT: msg({ message: 'Payment', context: 'inquiry' }),
  DELIVERY: msg`Delivery`,
  CLAIM: msg`Exchange and return`,
  ACCOUNT: msg`Membership`,
  ETC: msg`Other`,
};

/** A type that the server may add later reads as `ETC`, a form that says none yet as the first. */
export const readInquiryType = (stored: string): InquiryType =>
  inquiryTypes.find((known) => known === stored) ?? (stored ? 'ETC' : 'ORDER');
