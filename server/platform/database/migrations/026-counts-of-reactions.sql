-- A statement changes each counter once, however many of its rows are for the same target: a transaction that changes a row
-- many times reads all its earlier versions each time. In the order of ids, so that two statements cannot deadlock.
-- Arguments: the counted table, its counter column, the column of the reaction that names it.
create function keep_reaction_counts() returns trigger
  language plpgsql
as $$
declare
  changes text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select %3$I as id, 1 as change from new_row where deleted_at is null' end,
    case when tg_op <> 'INSERT' then 'select %3$I as id, -1 as change from old_row where deleted_at is null' end);
begin
  execute format(
    'update %1$I counted set %2$I = %2$I + changed.change
     from (
       select target.id, total.change
       from (select id, sum(change)::int as change from (' || changes || ') each group by id having sum(change) <> 0) total
         join %1$I target on target.id = total.id
       order by target.id for no key update of target) changed
     where counted.id = changed.id',
    tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;

do $$
declare
  reaction text[];
begin
  foreach reaction slice 1 in array array[
    ['graphic_like', 'graphic', 'like_count', 'graphic_id'],
    ['product_like', 'product', 'like_count', 'product_id'],
    ['review_like', 'review', 'like_count', 'review_id'],
    ['review_unlike', 'review', 'unlike_count', 'review_id'],
    ['banner_like', 'home_template', 'like_count', 'home_template_id'],
    ['artist_follow', 'artist', 'follow_count', 'artist_id'],
    ['brand_follow', 'brand', 'follow_count', 'brand_id']]
  loop
    execute format('drop trigger keep_count on %1$I', reaction[1]);
    -- A trigger on two events has no transition tables.
    execute format(
      'create trigger count_inserted after insert on %1$I
         referencing new table as new_row for each statement execute function keep_reaction_counts(%2$L, %3$L, %4$L);
       create trigger count_updated after update on %1$I
         referencing old table as old_row new table as new_row for each statement execute function keep_reaction_counts(%2$L, %3$L, %4$L);
       create trigger count_deleted after delete on %1$I
         referencing old table as old_row for each statement execute function keep_reaction_counts(%2$L, %3$L, %4$L)',
      reaction[1], reaction[2], reaction[3], reaction[4]);
  end loop;
end $$;

drop function keep_like_count();
