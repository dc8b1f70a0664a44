/** `donation` is whole KRW given away with each sale. */
export type Donation = { readonly is_donate: boolean; readonly donation: number };

export function showsDonation({ is_donate, donation }: Donation): boolean {
  return is_donate && donation > 0;
}
