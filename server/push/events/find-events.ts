import type { PoolClient } from 'pg';
import { readSenderName } from '#server/members/consents.ts';
import { isGraphicShown, isPublished, isShown } from '#server/platform/database/visibility.ts';
import { noTarget, type Topic } from '#server/push/topics.ts';
import {
  answerMessage,
  eventMessage,
  type MessageText,
  newGraphicMessage,
  noticeMessage,
  restockMessage,
} from './event-messages.ts';
import { type OrderNoticeKind, orderMessage } from './order-messages.ts';

/** Events as database triggers recorded them. */
export type EventBatch = { readonly topic: Topic; readonly subjectIds: readonly string[] };

/** An event with its message. `targetId` is the target of the subscriptions that get it. */
export type PushEvent = {
  readonly topic: Topic;
  readonly subjectId: string;
  readonly targetId: string;
  readonly path: string;
  readonly message: MessageText;
};

type Row = { subject: string; target: string; ko: string; en: string; path: string };

// Each query checks again whether the event still holds, and skips events without subscribers.
const hasSubscribers = (topic: Topic, target: string) =>
  `exists (select from push_topic_subscription where topic = '${topic}' and target_id = ${target})`;
const nilTarget = `'${noTarget}'::uuid`;

const newGraphics = `
  select graphic.id as subject, artist.id as target, graphic.name_ko as ko, graphic.name_en as en,
    artist.name_ko as "artistKo", artist.name_en as "artistEn",
    '/artist/' || artist.path_name || '/graphic/' || graphic.id as path
  from graphic join artist on artist.id = artist_id
  where graphic.id = any($1) and ${isGraphicShown('graphic', 'artist')}
    and ${hasSubscribers('ARTIST', 'artist.id')}`;

const restocked = `
  select product.id as subject, product.id as target, name_ko as ko, name_en as en, '/product/' || product.id as path
  from product where id = any($1) and ${isShown('product')} and stock_count > 0
    and ${hasSubscribers('RESTOCK', 'product.id')}
  union all
  select variant.id, variant.id, product.name_ko || ' (' || option.name_ko || ', ' || variant.size || ')',
    product.name_en || ' (' || option.name_en || ', ' || variant.size || ')', '/product/' || product.id
  from product_variant variant join product_option option on option.id = product_option_id
    join product on product.id = product_id
  where variant.id = any($1) and ${isShown('variant')} and variant.stock_count > 0
    and ${isShown('option')} and ${isShown('product')}
    and ${hasSubscribers('RESTOCK', 'variant.id')}`;

const notices = `
  select id as subject, ${nilTarget} as target, title as ko, coalesce(title_en, title) as en,
    '/mypage/notice#' || id as path
  from notice where id = any($1) and ${isPublished('notice')}
    and ${hasSubscribers('NOTICE', nilTarget)}`;

const events = `
  select id as subject, ${nilTarget} as target, title as ko, coalesce(title_en, title) as en, '/event/' || id as path
  from event where id = any($1) and ${isShown('event')} and now() between start_date and end_date
    and ${hasSubscribers('EVENT', nilTarget)}`;

const productAnswers = `
  select inquiry.id as subject, inquiry.user_id as target, name_ko as ko, name_en as en, '/mypage/qna#' || inquiry.id as path
  from product_inquiry inquiry join product on product.id = product_id
  where inquiry.id = any($1) and inquiry.state = 'ANSWERED' and inquiry.deleted_at is null`;

const answers = `
  select id as subject, user_id as target, '' as ko, '' as en, '/mypage/oneonone#' || id as path
  from inquiry where id = any($1) and state = 'ANSWERED' and deleted_at is null`;

const orderNotices = `
  select notice.id as subject, user_id as target, order_number as ko, order_number as en, kind,
    case when claim_id is null then '/mypage/order/' || order_id else '/mypage/claim/' || claim_id end as path
  from order_notice notice join orders on orders.id = order_id
  where notice.id = any($1) and orders.deleted_at is null order by notice.created_at, notice.id`;

/** Loads the events that still hold and have subscribers. */
export async function findEvents(
  database: PoolClient,
  { topic, subjectIds }: EventBatch,
): Promise<PushEvent[]> {
  switch (topic) {
    case 'ARTIST': {
      const rows = await read<Row & { artistKo: string; artistEn: string }>(newGraphics);
      return rows.map((row) =>
        event(row, newGraphicMessage({ ko: row.artistKo, en: row.artistEn }, { ko: row.ko, en: row.en })),
      );
    }
    case 'RESTOCK':
      return (await read(restocked)).map((row) => event(row, restockMessage(row)));
    case 'INQUIRY':
      return [
        ...(await read(productAnswers)).map((row) => event(row, answerMessage(row))),
        ...(await read(answers)).map((row) => event(row, answerMessage(null))),
      ];
    case 'ORDER':
      return (await read<Row & { kind: OrderNoticeKind }>(orderNotices)).map((row) =>
        event(row, orderMessage(row.kind, row.ko)),
      );
    case 'NOTICE':
      return (await read(notices)).map((row) => event(row, noticeMessage(row)));
    case 'EVENT': {
      const sender = await readSenderName(database);
      return (await read(events)).map((row) => event(row, eventMessage(row, sender)));
    }
  }

  async function read<Found extends Row = Row>(sql: string): Promise<Found[]> {
    return (await database.query<Found>(sql, [subjectIds])).rows;
  }

  function event({ subject, target, path }: Row, message: MessageText): PushEvent {
    return { topic, subjectId: subject, targetId: target, path, message };
  }
}
