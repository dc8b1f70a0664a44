-- Parcels on their way to buyers, and what their carriers tell of them. See docs/decisions/079.

-- An operator edits it. `{number}` in an address stands for the tracking number.
create table delivery_carrier (
  code text primary key check (code ~ '^[A-Z][A-Z0-9_]{1,29}$'),
  name_ko text not null check (is_short_line(name_ko, 60)),
  name_en text not null check (is_short_line(name_en, 60)),
  -- What others call it: PortOne's two interfaces, and the tracking service.
  portone_v1 text,
  portone_v2 text,
  tracker_id text,
  number_pattern text not null,
  tracking_url text check (tracking_url ~ '^https://.*\{number\}'),
  position int not null default 0
);
insert into delivery_carrier (code, name_ko, name_en, portone_v1, portone_v2, tracker_id, number_pattern, tracking_url, position)
values
  ('CJ', 'CJ대한통운', 'CJ Logistics', 'CJGLS', 'CJ', 'kr.cjlogistics', '^([0-9]{10}|[0-9]{12})$',
    'https://trace.cjlogistics.com/next/tracking.html?wblNo={number}', 1),
  ('EPOST', '우체국택배', 'Korea Post', 'EPOST', 'POST', 'kr.epost', '^[0-9]{13}$',
    'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={number}', 2),
  ('HANJIN', '한진택배', 'Hanjin', 'HANJIN', 'HANJIN', 'kr.hanjin', '^([0-9]{10}|[0-9]{12}|[0-9]{14})$',
    'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2={number}', 3),
  ('LOTTE', '롯데택배', 'Lotte Global Logistics', 'HYUNDAI', 'LOTTE', 'kr.lotte', '^[0-9]{10,13}$',
    'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={number}', 4),
  ('LOGEN', '로젠택배', 'Logen', 'KGB', 'LOGEN', 'kr.logen', '^[0-9]{11}$',
    'https://www.ilogen.com/web/personal/trace/{number}', 5),
  ('KYUNGDONG', '경동택배', 'Kyungdong Express', null, 'KYUNGDONG', 'kr.kdexp', '^[0-9]{8,16}$',
    'https://kdexp.com/service/delivery/etc/delivery.do?barcode={number}', 6),
  ('DAESIN', '대신택배', 'Daesin', 'DAESIN', 'DAESIN', 'kr.daesin', '^[0-9]{13}$',
    'https://www.ds3211.co.kr/freight/internalFreightSearch.ht?billno={number}', 7),
  ('ILYANG', '일양로지스', 'Ilyang Logis', null, 'ILYANG', 'kr.ilyanglogis', '^[0-9]{9,11}$',
    'https://www.ilyanglogis.com/functionality/tracking_result.asp?hawb_no={number}', 8),
  ('CHUNIL', '천일택배', 'Chunil', null, 'CHUNIL', 'kr.chunilps', '^[0-9]{11}$',
    'https://www.chunil.co.kr/HTrace/HTrace.jsp?transNo={number}', 9),
  ('GS', 'GS Postbox 택배', 'GS Postbox', null, 'GS', 'kr.cvsnet', '^[0-9]{10,12}$',
    'https://www.cvsnet.co.kr/invoice/tracking.do?invoice_no={number}', 10);

create domain delivery_state as text check (value in ('INFORMATION_RECEIVED', 'AT_PICKUP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY',
  'ATTEMPT_FAIL', 'DELIVERED', 'AVAILABLE_FOR_PICKUP', 'EXCEPTION', 'UNKNOWN'));

create table delivery (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  carrier_code text not null references delivery_carrier,
  -- Null once nothing personal is left of the buyer.
  tracking_number text check (tracking_number ~ '^[0-9A-Z]{5,30}$'),
  -- The newest of its events.
  state delivery_state not null default 'INFORMATION_RECEIVED',
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- When the tracking service is asked next; null: nobody asks any more.
  check_at timestamptz default now(),
  -- Answers in a row that did not come or could not be read.
  failed_checks int not null default 0,
  -- When the buyer was told that it is going to count as delivered.
  assumption_notice_at timestamptz,
  unique (order_id, carrier_code, tracking_number)
);
create index delivery_carrier_code_idx on delivery (carrier_code);
create index delivery_check_at_idx on delivery (check_at) where check_at is not null;
create index delivery_shipped_at_idx on delivery (shipped_at) where delivered_at is null;

create table delivery_event (
  delivery_id uuid not null references delivery,
  code delivery_state not null,
  location text not null default '' check (length(location) <= 200),
  -- As the carrier says it.
  description text not null default '' check (length(description) <= 500),
  occurred_at timestamptz not null,
  primary key (delivery_id, code, occurred_at)
);

alter table order_product add foreign key (delivery_id) references delivery;
create index order_product_delivery_id_idx on order_product (delivery_id) where delivery_id is not null;
create index order_product_auto_confirm_idx on order_product (auto_confirm_at) where state = 'DELIVERED';
-- For operators, the newest first.
create index orders_paid_at_idx on orders (paid_at desc, id) where paid_at is not null and deleted_at is null;
-- What is to be made, packed and handed over.
create index order_product_open_idx on order_product (state, order_id)
  where state in ('PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED');
