/** `memberId` of a visitor. */
export const visitorId = '00000000-0000-0000-0000-000000000000';
