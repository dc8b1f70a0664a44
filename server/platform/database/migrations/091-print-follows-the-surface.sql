-- Where each pixel of a side lies on the flat print, see docs/decisions/140.
alter table mockup_group add column uv_src text,
  add constraint mockup_group_uv_src_check check (is_cdn_path(uv_src));
