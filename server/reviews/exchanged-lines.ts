/**
 * Statement fragment, of an `order_product line`: what was bought and everything that has replaced it since, of which the line
 * is one. They are lines of one order.
 */
export const withExchanged = `with recursive exchanged as (
    select line.id, line.exchange_of, line.state
    union
    select other.id, other.exchange_of, other.state from exchanged join order_product other on other.order_id = line.order_id
      and (other.id = exchanged.exchange_of or other.exchange_of = exchanged.id))`;
