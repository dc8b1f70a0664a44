// Rows on a page of a list. No schemas: the storefront loads none.

/** `GET /orders` */
export const ordersPerPage = 10;

/** `GET /admin/orders` */
export const adminOrdersPerPage = 20;

/** `GET /points/history` */
export const pointEntriesPerPage = 20;
