-- What prices and pages rely on is refused here, whichever engine or operator writes it.

-- A path below the CDN, by the rule of server/images/cdn-path.ts: nothing that leads out of it, nothing hidden.
create function is_cdn_path(value text) returns boolean
  language sql immutable parallel safe
return octet_length(value) <= 512
  and value ~ '^(/[^./\\%?#\u0001-\u001f\u007f-\u009f][^/\\%?#\u0001-\u001f\u007f-\u009f]*)+$';

-- An address that a page may link to: one of the shop's own, or of another site by https.
create function is_link(value text) returns boolean
  language sql immutable parallel safe
return octet_length(value) <= 2000
  and value ~ '^(/(?!/)|https://[^/@?#\\\u0001-\u0020\u007f-\u009f]+($|[/?#]))[^\\\u0001-\u0020\u007f-\u009f]*$';

-- One line of text with something in it.
create function is_short_line(value text, longest int) returns boolean
  language sql immutable parallel safe
return char_length(value) <= longest and value ~ '[^\s]' and value !~ '[\u0001-\u001f\u007f-\u009f]';

-- Customs that the storefront could not have made: no page has ever shown them as something to buy.
create temporary table impossible_custom on commit drop as
  select custom.id from product_custom custom
  where type = 'USER' and (
    not is_short_line(name_ko, 100)
    or not is_short_line(name_en, 100)
    or not exists (select from product_option where id = option_id and product_id = custom.product_id)
    or exists (
      select from custom_mockup mockup join mockup_group on mockup_group.id = mockup_group_id
        left join custom_layer layer on layer.custom_mockup_id = mockup.id
      where product_custom_id = custom.id and (
        mockup_group.product_id <> custom.product_id
        or not is_cdn_path(src)
        or x_coordinate not between -2000 and 2000 or y_coordinate not between -2000 and 2000
        or width not between 1 and 2000 or height not between 1 and 2000
        or layer.position not between 0 and 1000)));
delete from custom_layer using custom_mockup
  where custom_mockup.id = custom_mockup_id and product_custom_id in (select id from impossible_custom);
delete from custom_mockup where product_custom_id in (select id from impossible_custom);
delete from product_template where product_custom_id in (select id from impossible_custom);
delete from product_custom where id in (select id from impossible_custom);

-- Keys of two columns: a colour, a printable side and a template belong to the product of the row that names them. Plain
-- indexes, because a constraint would show in the data service as something to insert upon.
create unique index product_option_of_product_key on product_option (id, product_id);
create unique index mockup_group_of_product_key on mockup_group (id, product_id);
create unique index product_custom_of_product_key on product_custom (id, product_id);
create unique index main_page_thumbnail_of_page_key on main_page_thumbnail (id, main_page_id);

alter table product_custom add constraint product_custom_option_of_product_fkey
  foreign key (option_id, product_id) references product_option (id, product_id);
alter table product_template add constraint product_template_custom_of_product_fkey
  foreign key (product_custom_id, product_id) references product_custom (id, product_id);
alter table main_page_item add constraint main_page_item_thumbnail_of_page_fkey
  foreign key (main_page_thumbnail_id, main_page_id) references main_page_thumbnail (id, main_page_id);

-- Two tables name rows of a product without naming the product: this column does, for the keys alone.
alter table custom_mockup add column product_id uuid;
alter table mockup_group_detail add column product_id uuid;

-- Where there is no such row the key that names it refuses, hence the nil uuid.
create function fill_product_of_custom() returns trigger
  language plpgsql
as $$
begin
  new.product_id := coalesce(
    (select product_id from product_custom where id = new.product_custom_id), '00000000-0000-0000-0000-000000000000');
  return new;
end $$;
create trigger fill_product before insert or update of product_custom_id, product_id on custom_mockup
  for each row execute function fill_product_of_custom();

create function fill_product_of_mockup_group() returns trigger
  language plpgsql
as $$
begin
  new.product_id := coalesce(
    (select product_id from mockup_group where id = new.mockup_group_id), '00000000-0000-0000-0000-000000000000');
  return new;
end $$;
create trigger fill_product before insert or update of mockup_group_id, product_id on mockup_group_detail
  for each row execute function fill_product_of_mockup_group();

update custom_mockup set product_id = null;
update mockup_group_detail set product_id = null;

alter table custom_mockup
  alter column product_id set not null,
  add constraint custom_mockup_custom_of_product_fkey
    foreign key (product_custom_id, product_id) references product_custom (id, product_id),
  add constraint custom_mockup_group_of_product_fkey
    foreign key (mockup_group_id, product_id) references mockup_group (id, product_id);
alter table mockup_group_detail
  alter column product_id set not null,
  add constraint mockup_group_detail_group_of_product_fkey
    foreign key (mockup_group_id, product_id) references mockup_group (id, product_id),
  add constraint mockup_group_detail_option_of_product_fkey
    foreign key (option_id, product_id) references product_option (id, product_id);

-- A price that nobody named is not zero: that would give the graphic, or the printed side, away.
alter table graphic alter column promotion_price drop default;
alter table mockup_group alter column price drop default;

-- What members write.
alter table product_custom
  add constraint product_custom_name_ko_check check (is_short_line(name_ko, 100)),
  add constraint product_custom_name_en_check check (is_short_line(name_en, 100));
alter table custom_mockup add constraint custom_mockup_src_check check (is_cdn_path(src));
-- Not-a-number is greater than any number, so every side needs its bound.
alter table custom_layer
  add constraint custom_layer_place_check
    check (x_coordinate between -2000 and 2000 and y_coordinate between -2000 and 2000),
  add constraint custom_layer_size_check check (width between 1 and 2000 and height between 1 and 2000),
  add constraint custom_layer_position_check check (position between 0 and 1000);

update custom_layer set deleted_at = now() where not isfinite(deleted_at);
update graphic_like set deleted_at = now() where not isfinite(deleted_at);
update product_like set deleted_at = now() where not isfinite(deleted_at);
update review_like set deleted_at = now() where not isfinite(deleted_at);
update review_unlike set deleted_at = now() where not isfinite(deleted_at);
update banner_like set deleted_at = now() where not isfinite(deleted_at);
update artist_follow set deleted_at = now() where not isfinite(deleted_at);
update brand_follow set deleted_at = now() where not isfinite(deleted_at);
alter table custom_layer add constraint custom_layer_deleted_at_check check (isfinite(deleted_at));
alter table graphic_like add constraint graphic_like_deleted_at_check check (isfinite(deleted_at));
alter table product_like add constraint product_like_deleted_at_check check (isfinite(deleted_at));
alter table review_like add constraint review_like_deleted_at_check check (isfinite(deleted_at));
alter table review_unlike add constraint review_unlike_deleted_at_check check (isfinite(deleted_at));
alter table banner_like add constraint banner_like_deleted_at_check check (isfinite(deleted_at));
alter table artist_follow add constraint artist_follow_deleted_at_check check (isfinite(deleted_at));
alter table brand_follow add constraint brand_follow_deleted_at_check check (isfinite(deleted_at));

-- What operators write and pages show.
alter table brand
  add constraint brand_logo_src_check check (is_cdn_path(logo_src)),
  add constraint brand_cover_src_check check (is_cdn_path(cover_src));
alter table artist
  add constraint artist_profile_src_check check (is_cdn_path(profile_src)),
  add constraint artist_image_src_check check (is_cdn_path(image_src));
alter table product add constraint product_image_src_check check (is_cdn_path(image_src));
alter table mockup_group
  add constraint mockup_group_mask_src_check check (is_cdn_path(mask_src)),
  add constraint mockup_group_overlay_src_check check (is_cdn_path(overlay_src)),
  add constraint mockup_group_foreground_src_check check (is_cdn_path(foreground_src)),
  add constraint mockup_group_area_check check (area_x + area_width <= 1000 and area_y + area_height <= 1000);
alter table mockup_group_detail add constraint mockup_group_detail_src_check check (is_cdn_path(src));
alter table graphic add constraint graphic_src_check check (is_cdn_path(src));
alter table plan add constraint plan_thumbnail_src_check check (is_cdn_path(thumbnail_src));
alter table review_image add constraint review_image_src_check check (is_cdn_path(src));
alter table management_popup
  add constraint management_popup_image_src_check check (is_cdn_path(image_src)),
  add constraint management_popup_url_path_check check (is_link(url_path));
alter table main_page add constraint main_page_title_btn_url_check check (is_link(title_btn_url));
alter table main_page_thumbnail
  add constraint main_page_thumbnail_src_check check (is_cdn_path(thumbnail_src)),
  add constraint main_page_thumbnail_url_check check (is_link(thumbnail_url));
alter table home_template
  add constraint home_template_src_check check (is_cdn_path(src)),
  add constraint home_template_url_check check (is_link(url));
alter table event
  add constraint event_thumbnail_src_check check (is_cdn_path(thumbnail_src)),
  add constraint event_url_check check (is_link(url));
alter table influencer add constraint influencer_profile_src_check check (is_cdn_path(profile_src));
alter table influencer_feed add constraint influencer_feed_image_src_check check (is_cdn_path(image_src));
alter table custom_guide add constraint custom_guide_image_src_check check (is_cdn_path(image_src));
