import { customOf } from '../catalogue/customs.ts';
import { influencers, plans } from '../catalogue/promotions.ts';
import { demoGraphics } from '../graphics/artists.ts';
import { customId, graphicId, influencerId, planId, productId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { Row, TableRows } from './rows.ts';

/** Plans and influencers, with their graphics and products. */
export function planRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'plan',
      rows: plans.map((plan, position) => ({
        id: planId(plan.key),
        title: plan.title.ko,
        title_en: plan.title.en,
        sub_title: plan.subTitle.ko,
        sub_title_en: plan.subTitle.en,
        thumbnail_src: demoPaths.promoImage(plan.picture),
        content: plan.content.ko,
        content_en: plan.content.en,
        state: 'ACT',
        position,
        start_date: calendar.daysAgo(14),
        end_date: calendar.daysAhead(365),
      })),
    },
    { table: 'plan_graphic', rows: plans.flatMap(planGraphicRows) },
    {
      table: 'influencer',
      rows: influencers.map(({ key, picture, name, description }, position) => ({
        id: influencerId(key),
        name_ko: name.ko,
        name_en: name.en,
        profile_src: demoPaths.promoImage(picture),
        description: description.ko,
        description_en: description.en,
        position,
        state: 'ACT',
      })),
    },
    {
      table: 'influencer_feed',
      rows: influencers.flatMap(({ key: influencer, feeds }) =>
        feeds.map(({ key, picture, custom, content }, position) => ({
          id: stableId('influencer_feed', key),
          influencer_id: influencerId(influencer),
          image_src: demoPaths.promoImage(picture),
          content: content.ko,
          content_en: content.en,
          product_id: productId(customOf(custom).product),
          product_custom_id: customId(custom),
          position,
          created_at: calendar.daysAgo(3 + position * 5),
        })),
      ),
    },
  ];
}

function planGraphicRows({ key, tags, notes }: (typeof plans)[number]): Row[] {
  return demoGraphics
    .filter((graphic) => graphic.tags.some((tag) => tags.includes(tag)))
    .map((graphic, position) => ({
      plan_id: planId(key),
      graphic_id: graphicId(graphic.key),
      add_content: notes[graphic.key]?.ko ?? null,
      add_content_en: notes[graphic.key]?.en ?? null,
      position,
    }));
}
