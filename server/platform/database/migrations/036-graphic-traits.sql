-- What production methods must know of a graphic, measured once per file. `src` is the file that was measured.
create table graphic_traits (
  graphic_id uuid primary key references graphic,
  src text not null check (is_cdn_path(src)),
  -- Shares of the width of the graphic, and of its area.
  thinnest_line numeric(5, 4) check (thinnest_line > 0),
  gradient_share numeric(4, 3) not null check (gradient_share between 0 and 1),
  color_count int not null check (color_count >= 0),
  created_at timestamptz not null default now()
);
