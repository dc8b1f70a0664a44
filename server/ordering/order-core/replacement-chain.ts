/**
 * Statement fragment, after `with recursive`: `family`, the line that was bought instead of the line of this id, or is it, with
 * everything that replaces it. `kept`: pieces that are still what the line says.
 */
export const replacementChainOf = (id: string): string => `
  replaced as (
    select id, exchange_of from order_product where id = ${id}
    union all select line.id, line.exchange_of from order_product line join replaced on line.id = replaced.exchange_of),
  members as (
    select id from replaced where exchange_of is null
    union all select line.id from order_product line join members on line.exchange_of = members.id),
  family as (
    select *, quantity - refunded_quantity - exchanged_quantity as kept from order_product join members using (id))`;
