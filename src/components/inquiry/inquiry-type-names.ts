import { msg } from '@lingui/core/macro';

/** The types of questions about products. */
export const productInquiryTypeNames = {
  SIZE: msg`Size`,
  STOCK: msg`Restock`,
  DELIVERY: msg`Delivery`,
  CUSTOM: msg`Customizing`,
  ETC: msg`Other`,
};
