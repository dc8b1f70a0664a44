import { addressOf } from '../catalogue/links.ts';
import { events, homeTemplates, popups } from '../catalogue/promotions.ts';
import { company, customGuides, detailTemplates } from '../catalogue/texts.ts';
import { brandId, eventId, homeTemplateId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

/** Popups, events, home templates, guides, detail templates and company facts. */
export function contentRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'management_popup',
      rows: popups.map(({ key, picture, link, title }, position) => ({
        id: stableId('management_popup', key),
        position,
        title: title.ko,
        title_en: title.en,
        url_path: addressOf(link),
        image_src: demoPaths.promoImage(picture),
        start_date: calendar.daysAgo(1),
        end_date: calendar.daysAhead(365),
      })),
    },
    {
      table: 'event',
      rows: events.map((event, position) => ({
        id: eventId(event.key),
        title: event.title.ko,
        title_en: event.title.en,
        content: event.content.ko,
        content_en: event.content.en,
        thumbnail_src: demoPaths.promoImage(event.picture),
        url: addressOf(event.link),
        position,
        state: 'ACT',
        start_date: calendar.daysAgo(event.startedDaysAgo),
        end_date: calendar.daysAhead(event.endsInDays),
      })),
    },
    homeTemplateRows(),
    {
      table: 'custom_guide',
      rows: customGuides.map(({ key, picture, title, description }, position) => ({
        id: stableId('custom_guide', key),
        position,
        title: title.ko,
        title_en: title.en,
        description: description.ko,
        description_en: description.en,
        image_src: demoPaths.promoImage(picture),
      })),
    },
    {
      table: 'detail_template',
      rows: detailTemplates.map(({ type, subType, title, subTitle }, position) => ({
        id: stableId('detail_template', `${type}/${subType}`),
        position,
        type,
        sub_type: subType,
        title: title.ko,
        title_en: title.en,
        sub_title: subTitle.ko,
        sub_title_en: subTitle.en,
      })),
    },
    // Last of all: a shop with this row counts as opened.
    { table: 'management_info', rows: [{ id: 1, ...company }] },
  ];
}

const homeTemplateRows = (): TableRows => ({
  table: 'home_template',
  rows: homeTemplates.map((banner, position) => ({
    id: homeTemplateId(banner.key),
    brand_id: banner.brand === undefined ? null : brandId(banner.brand),
    src: demoPaths.promoImage(banner.picture),
    type: 'BANNER',
    content_type: banner.contentType,
    position,
    title: banner.title.ko,
    title_en: banner.title.en,
    url: addressOf(banner.link),
    is_custom_url: banner.link !== undefined,
    state: 'ACT',
    description: banner.description.ko,
    description_en: banner.description.en,
    add_content: banner.content?.ko ?? null,
    add_content_en: banner.content?.en ?? null,
    like_count: 0,
  })),
});
